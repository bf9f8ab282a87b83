/** Words that say nothing about the boat, such as courtesies and talk about the family. */
export const CHATTER = new Set(
  `a about absolutely accept accepts accepting actually add afraid after again all almost along already also although always am an and another any anybody anyone anything anywhere are around as ask at available avoid away
  back bad be because been before being believe best better between big bigger boat boats bring browse budget but buy buying by
  call came can cannot cash catalog catalogue change cheaper check choose clean close coast come comes condition consider considering cool correct cost costs could couple cute
  day days deal deals decent definitely did dig display do does doesn't don't done dream dreams drop
  each easy either else end enough entire entirely eddy even ever every everything exchange exactly excellent
  family fair fan far fast feel few find finding fine finally first fit fix for forget found free friend friends from fun further
  gave get gets getting give given glad go going gonna good got great group guess guys
  had half happen happy has have having he hello help her here hey hi him his hi hmm hold hope how hull hunt hunting
  i i'd i'll i'm i've idea if im in inside instead interested into is isn't it it's its
  jump just keep kid kids kind kinda know
  large larger last later least leave left length less let let's like liking list listed listing listings little live location long longer look looking looks lot lots love lovely
  made make makes making many market marketplace match matches matching may maybe me mean meant meet mine miss model models money month more most much must my
  name near nearby need needed needs never new newer next nice no nobody none nope normal not nothing now number
  of off offer offered offers often oh ok okay old older on once one ones only oops open option options or order other others our out over own owned owner owners
  part party past pay people perfect perhaps person pick picture pictures piece place please plus possible possibly prefer preferably pretty price priced prices probably put
  question quick quickly quite rather ready real really recent recommend region remove right room run
  said sale same saw say search searching second see seek seeking seem sell seller sellers selling send set shape she ship ships short should show showing size sleek sleep sleeps small smaller smart so some somebody someone something sometimes somewhere soon sorry sort spend stay still stuff such suggest sure swap swaps
  take taken takes taking talk tell than thank thanks that that's the their them then there there's these they thing things think this those though thought through till time to today together too took top toward trade traded trader traders trades trading tried try trying turn two type types
  um under until up upon us use used useful usually
  value vessel vessels very via view visit
  wait want wanted wanting wants was water watercraft way we we'd we'll we're weekend weekends well went were what what's whatever when where which while who whole whose why wife will wish with within without won't wonder wondering wonderful work works worth would wouldn't
  kinds sorts fixer upper human humans person yeah year years yes yet you you'd you'll you're your yours deeper cozy comfortable comfy big-ish huge massive tiny beautiful gorgeous amazing awesome fancy luxury luxurious sporty safe reliable well-kept maintained turnkey husband son daughter summer winter lake ocean sea river fish cruise cruising party sunset sailing boating afloat liveaboard overnight budget-friendly
  ft foot feet miles mile area usa us states state city zip code anymore entry-level beginner beginners starter first-time suitable ideal great-looking stylish modern vintage retro fixer-upper project bargain bargains steal limit limits filter filters dollar dollars bucks low hours high engine engines start maker makers`.split(
    /\s+/,
  ),
);
