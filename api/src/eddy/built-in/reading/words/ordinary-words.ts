/** Ordinary English words. They are no names, and a message may contain them without saying anything about a boat. */
export const ORDINARY: ReadonlySet<string> = new Set(
  `owes owed owing hanging rundown hopping duck ducks bass hunting vegan tiki fake efficient boarding remotely remote print printed printing grandma grandpa screenshot screenshots citizen citizens citizenship colleague colleagues disagree disagrees username legit instructions seasick washdown steering swivel dinette sunpad launcher launchers winch winches hatch hatches reels helm cooktop saloon
  upholstery transom passport a able about above abroad absolutely ac accept accepting accepts accident account accounts across action active
  actually ad add added address adjust ads adult adults advice advise affect afford afloat afraid after again age aged
  agent agents ago agree agreed ahead air aircon alert alerts alive all allow allowed almost alone along already
  also although always am amazing amount an anchoring and angry animal another answer answers any anybody anyhow
  anymore anyone anything anyways anywhere apart app apparently appear apply appreciate approve april are area
  arent around arrange arrive article as aside ask asked asking asks assume at attach attached attorney attractive
  august aunt auto autopilot available average avoid aware away awesome awful baby back backcountry bad bank
  bargain bargains base based basic basically bath bay be beach beats beautiful became because become bed beds
  been beer before began begin beginner beginners behind being believe belong below berth berths beside besides
  best bet better between beyond bid bids big big-ish bigger bill bimini bit black blue boat boating boats
  boatyard body bold book books born boss both bottom bought bow box boy boys brand brave break brief bright bring
  broad broke broken broker brokerage brokers brother brought brown browse bucks budge budged budget budget-friendly build
  building built bunch bunk bunks business busy but buy buyer buyers buying by bye cabin cabins call calm came
  camping can canal cancel cannot canvas capacity capital capt captain car card cards care careful carry cars case
  cases cash catalog catalogue catch caught cause central certain certainly chance change changed changes charge
  chartplotter cheap cheaper cheapest check checking cheers child children choice choose city clean clear click
  clicked close closer closest closing coast cockpit code coffee cold collect color colour come comes comfort comfortable
  comfy coming compare compared comparison complain complete completely concern condition confirm confirmed
  common confused connect consider considering contact contacts contain contract control conversation conversations cook
  cool cooler correct correctly cost costs could country county couple course cousin cover covered cozy crap crazy
  create credit crew cross cruise cruising cuddy curious currency current currently custom customer cut cute dad
  daily damage dark data date dates daughter day days dead deal dealer dealership deals dear debt december decent
  decide decided deck decks deep deeper definitely delete deleted deliver delivery depend depends deposit describe
  description deserve design desk detail details dial did didnt die difference different difficult dig dinner
  direct direction directly dirty disable discount dislike dispute disputed disputes display distance dive diving divorce divorced do dock
  dockage docked doctor documented does doesn't doesnt dog dollar dollars don't done door double doubt down
  downside downsize downsizing downtown draft drafts drama draw dream dreams drink drive driver driving drop dropped dry
  due during each earlier early earn easier easiest easily easy eat eddy edit either electronics else elsewhere email emails
  empty enable end ended ends engine engines english enjoy enough enter entire entirely entry-level equal equally
  error especially even evening event ever every everybody everyday everyone everything evidence exact exclude excluding exactly
  example excellent except exchange excited excuse exist expect expensive experience explain explore export extra
  extremely eye face fact facts fair fairly fake fall family famous fan fancy fantastic far farther farthest fast faster fault
  favorite favorites favourite february fee feel fees feet felt few fields fifty figure fill filled filter filters
  final finally finance financing find finding fine finish fire first first-time fish fisherman fishing fit fits
  fix fixed fixer fixer-upper flag flat flats flexible float floor fly focus follow following food foot for force
  foreign forever forge forged forget forgot form forward found free freedom fresh freshwater friday friend friendly friends
  from front ft fuel full fully fun funny further future gal galley garage garaged gas gave gelcoat general
  generator gentle get gets getting gift girl give given gives giving glad glass go goes going gold golf gone
  gonna good gorgeous gosh got gps grand grandkids grandpa grandson great great-looking gray green grey ground group
  grow guarantee guess guest guests guide gunkholing guy guys had half hand handle handy happen happened happening
  happens happy harbor hard hardly hardtop has hat hate hated haul hauled have having he head heads health hear
  heard heart heat heavy height held hello helm help helpful helping her here hey hi hidden hide high higher
  highest highly him his history hit hmm hobby hold holiday home homes honest honestly hook hooked hope hoped
  hoping horrible hot hour hours house how hubby huge hull human humans hundred hung hunt hunting hurry hurt
  husband i i'd i'll i'm i've ice idea ideal ideas idiot if ignore im imagine immediately important improve in
  inch inches include included including income incredible indeed inform information inherited inland inshore
  inside inspect inspection instead insurance interest interested interesting internet into introduce invest
  invite is island isn't issue issues it it's item items its january job join joke judge july jump june junk just
  justify keen keep kept key keys kid kids killer kind kinda kinds king kitchen knew know knowing known knows lady
  laid lake lakes land language large larger largest last late lately later latest laugh launch law lawyer lay
  lazy lead learn least leave leaving led left legal legit length lengthy less lesson let let's letter level
  license lie lien life lift light lighter lights like liked likely likes likewise liking limit limited limits
  line link links list listed listen listing listings literally little live liveaboard liveaboards lived lives
  living load loan local locally located location lock logic login lol lonely long longer look looked looking looks loose
  lose lost lot lots loud love loved lovely lover low lower lowest luck lucky lunch luxurious luxury machine mad
  made mail main mainly maintain maintained maintenance major make maker makers makes making male man manage manager manual
  many map march marina marinas mark marked market marketplace married mass massive match matches matching mate
  matter matters maximum may maybe me meal mean meaning means meant measure meet meeting member members men
  mention mentioned mess message messages met method middle might mile miles mind mine minimum minor minute
  minutes miss missed missing mistake mix mobile mode model models modern mom moment monday money month monthly
  months mood moon mooring more morning most mostly mother motion motor motors mouth move moved moving much
  multiple mum music must mutual my name named names narrow nature nautical navy near nearby nearer nearest nearly
  nearshore neat necessary neck need needed needs negative neighbor neither nephew nervous net network never new
  newbie newer newest news next nice nicer niece night nights no nobody noise none nope nor normal normally north
  not note noted notes nothing notice noticed notification notifications notify november now number numbers
  obvious obviously occasion ocean oceans october odd of off offer offered offering offers office official
  offshore often oh oil ok okay old older oldest on onboard once one ones online only onto oops open opened
  opening operate opinion opposite option options or orange order ordinary original other others otherwise ought
  our ours out outboard outside over overall overnight owe own owned owner owners pack package page pages paid
  pain paint painted pair paper papers paperwork parent parents park part particular particularly partner partners
  party pass passenger passengers password passwords past patient pause paused pay paying payment payments peace
  people per percent perfect perhaps period permission permit person personal persons phone phones photo photos
  physical pick picked picks pics picture pictures piece pier place places plain plan planned planning plans
  platform play please plenty plug plus pocket point points police polite poor popular port possible possibly post
  posted posting potential pound power powered practical practice precise prefer preferably preference preferences
  preferred prepare present press pretty prevent previous price priced prices pricey pricing private prize
  probably problem problems proceed process product professional profile program project promise proof proper
  properly property protect proximity proud prove provide public pull pulled purchase pure purpose push put puts quality
  quarter question questions quick quicker quickly quiet quit quite quote race radar radius rain raise ran range rare
  rate rates rather raw reach read readers reading ready real realistic reality realize really reason reasonable
  reasonably reasons receive received recent recently recommend recommendation record records red reduce reduced
  refer reference refund refuse regard regarding region register registered regret regular reject related relax
  relaxed release reliable relocating rely remain remember remind remove removed rent repair repeat replace
  replied reply report repowered request require required rescue research reserve respond response responsible
  rest restaurant result results retire retired retirement retiring retro return returned review reviews rich rid
  ride rides rig rigged right risk risky river road rock rod role roof room rooms rough roughly round route rude
  ruin rule rules run running runs rush sad safe safely safer safety said sail sailing sailor sailors sale salon
  saltwater same sand sandbar saturday save saved saving savings saw say scam scammed scammer scams scared
  schedule school scratch screen screw sea search searching seat seats second seconds section secure see
  seek seeking seem seemed seems seen self sell seller sellers selling sells send sending senior sense sent
  separate september serious seriously serve service services set setting settings settle seven several shall
  shallow shame shape share sharp she shed sheet shift shiny ship shipping ships shipyard shoot shop shopping
  shore short shortest shortlist shot should shoulder shout show shower showing shows shrink shut sick side sight sign
  signed significant silly similar simple simply since single sir sister site sitting situation six sixty size
  skiing skip skipper slang sleek sleep sleeping sleeps slept slightly slip slow slower slowly small smaller smart
  smell smooth snorkel snorkeling snow so social sold solid solution solve some somebody somehow someone something
  sometimes somewhere son sons soon sooner sorry sort sorts sound sounds source south space spacious spare speak
  special specific specifically specs speed spell spend spending spent sporty spot spread spring stabilizer stage stand
  standard start started starter starting state stateroom staterooms states station status stay stays steal steel
  step steps stereo stick still stolen stop stopped storage store storm story straight strange street strict
  strong stuck student stuff style stylish subject subscribe subscription such sucks sudden suggest suggestion
  suit suitable sum summary summer sun sunday sunset super supply support suppose supposed sure surely surprise
  survey surveyed suspect swap swapped swaps swear sweet swim swimming switch system table take taken takes taking
  talk talked talking talks tall tank tanks tax taxes taxi teach teak team tech tell telling tells ten tend terms
  terrible test text texted than thank thanks thanksgiving that that's the their theirs them themselves then there
  there's therefore these they thick thin thing things think third thirty this thorough those though thought
  thoughts thousand thread threat threw through throw thru thruster thursday ticket tide tied tight till time
  timing tiny tired title titled to today together told tomorrow tonight too took tool tools top topic total
  totally touch tough tour tournament tow toward towards tower towing town toy toys track trade traded trader
  traders trades trading trailer trailerable trailered train transfer transport travel treat tree trial trick
  tried trip trips trolling trouble truck true truly trust truth try trying tubing tuesday turn turned turnkey tv
  twice twin two type types typical typically ugly um uncle unclear under understand understood unfortunately unit
  unless unlike unread unsafe unsure until untrue up update updated updates upgrade upgraded upgrading upholstery
  upon upper upset upsize urgent us usa usable use used useful useless user users usual usually vacation valid
  valuable value values van various vary verified verify versus very vessel vessels via vicinity video view viewed views
  village vintage visible visit visited voice volume vote wait waited waiting wake wakeboard walk wall want wanted
  wanting wants warm warn warning warranty was wash waste watch watched watching water watercraft waters wave
  waves way we we'd we'll we're weak wealth wear weather wednesday week weekend weekends weekly weeks weigh weight
  weird well well-kept went were west wet what what's whatever wheel when whenever where wherever whether which
  whichever while who whoever whole whose why wide wider wife wild will willing win wind windlass window wine
  winter wire wired wise wish wishes wishing with within without woman women won't wonder wonderful wondering wood
  wooden word words wore work worked worker working works world worried worries worry worse worst worth worthless
  would wouldn't wow wrapped write writing written wrong wrote yard yeah year years yep yes yesterday yet yo you
  you'd you'll you're young younger your yours yourself yup zero zip
  against attention beat bump bumped counter counteroffer counteroffers bookmarked favorited hearted starred decline declined deduct expire expires fetch haggle inbox latest
  leftover altogether outta swamped slammed folks differences wrench wrenches heck humble humbly buddy fellas basically honestly dang darn y'all yall ya gimme lemme bookmark bookmarks faved faves fave lowball max outstanding pending posted powered reject rejected retract revoke scrap shave stack stacks straight watchlist withdraw
  withdrawn tip tips trick tricks hint hints tie tied knot bowline lobster shrimp crab undo redo joke jokes shanty poem song recipe cook cooking dinner breakfast chicken soup salad dog dogs cat pet pets cats president governor election soccer football baseball basketball golf hockey homework essay teacher student math equation planet moon star stars galaxy dinosaur doctor nurse medicine headache fever horoscope lottery casino airport flight hotel holiday birthday wedding anniversary christmas easter thanksgiving bored lonely tired hungry thirsty sleepy happy curious annoyed frustrated confused behalf tricky penalty refundable nonrefundable negotiable flexible unsave unlike unheart lender lenders jet ski inspect inspects insist pressure pushy obo ono liveaboard blog blogs bankrupt bankruptcy installment installments receipt receipts dodge dodging dodges robot robots deadline deadlines nickname vanish vanished vanishes disappear disappeared ghosted ghosting ghosts weekender warrior warriors lately object`.split(
    /\s+/,
  ),
);
