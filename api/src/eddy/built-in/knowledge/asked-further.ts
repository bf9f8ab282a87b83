import { fees } from '@tradewind/contract/fees';
import type { Localized } from '../../../platform/help.ts';

/** Short questions right after an answer about their subject, which their words alone do not name. */
export interface AskedFurther {
  /** The subject, in the answer before or the question for it. */
  after: RegExp;
  asks: readonly RegExp[];
  answer?: Localized;
  /** The topic of the help that answers, instead of words of its own. */
  topic?: string;
}

const AFTER_FEE =
  /closing fee|In-App Closing|of (?:the )?trade value|tarifa de cierre|frais de clôture|Abschlussgebühr/i;
const AFTER_RING = /\b(?:in|of) a ring\b|\brings? (?:trade|are found)\b|\bring\b.*\b(?:members?|everyone)\b/i;
/** The owner of a boat may be a verified member; that is no answer about the badge. */
const AFTER_BADGE = /\bverif(?:y|ied(?! member)|ication)\b/i;

const WANTS = '(?:want|wants|wanting|need|needs|like|likes|take|takes|accept|accepts|interested in)';
const MINE =
  '(?:mine|my (?:\\p{L}+ ?){1,3}|what (?:i|we)(?: (?:have|got|ve|give|am giving|offer|bring))+|_own_|_asset_|(?:the|this|that) (?:thing|boat|stuff) (?:i|we) (?:have|got|give))';

export const ASKED_FURTHER: readonly AskedFurther[] = [
  {
    after: AFTER_FEE,
    asks: [
      /\b(?:swap\w*|barter\w*|boat for (?:a )?boat|boats? only|(?:even|straight|pure) (?:trade|deal|exchange)|trad(?:e|ing) (?:boats|without cash)|no (?:cash|money)|without (?:any )?(?:cash|money)|(?:cash|money) (?:on top|too|as well|added|included|is (?:part|added)|goes)|plus (?:some )?cash|if (?:there is |i add |i pay )?(?:some )?cash|(?:is|are) (?:no|any) (?:cash|money) (?:involved|changes|changing))\b/,
      /^(?:(?:and|so|but|okay|,) )*(?:is|are) (?:that|it|this|the fee) (?:for |paid by |from )?(?:each|both|per (?:boat|person|side|head)|every(?:one|body)|split|shared|together|in total|apiece)\b|^(?:(?:and|so|but|okay|,) )*(?:each|per boat|per person|per side|is (?:it|that|the fee) (?:\w+ )?(?:charged |due |taken )?(?:twice|double|once)|do (?:both(?: of us)?|we both|all of us|they) pay(?: (?:it|that))?|for each of us|for both of us|both of us|once or twice)(?: or \w+)*[?.! ]*$/,
      /\b(?:if|when|even if|same (?:if|for|when)|same)\b.*\b(?:give|giving|pay with|trade|trade in|for|only|is just|is only)\b.*_(?:asset|own|coins)_|_(?:asset|coins)_ (?:instead of|for) (?:cash|money|a boat)/,
      /^(?:(?:and|so|but|okay|,) )*(?:for|with|if|in|between|and) (?:there are |we are |it is )?(?:a ring|three|four|_n_|3|4|several|more)(?: (?:people|of us|sides|boats|members|parties|way))*[?.! ]*$/,
    ],
    answer: {
      en: `The closing fee goes by the boats, whatever is given for them: in a closing through the brokerage, whoever gets a boat pays ${fees.closingFee} of its agreed value. That’s the same in a swap without cash and in a ring. Cash on top has no fee of its own.`,
      es: `La tarifa de cierre va por los barcos, dé lo que se dé por ellos: en un cierre por la correduría, quien recibe un barco paga el ${fees.closingFee} de su valor acordado. Es igual en un cambio sin dinero y en un anillo. El dinero añadido no tiene tarifa propia.`,
      fr: `Les frais de clôture vont par bateau, quoi que l’on donne en échange : dans une clôture par le courtier, celui qui reçoit un bateau paie ${fees.closingFee} de sa valeur convenue. C’est pareil dans un échange sans argent ou à plusieurs. L’argent ajouté n’a pas de frais propres.`,
      de: `Die Abschlussgebühr richtet sich nach den Booten, was auch immer dafür gegeben wird: Bei einem Abschluss über den Makler zahlt, wer ein Boot bekommt, ${fees.closingFee} seines vereinbarten Werts. Das gilt auch für einen Tausch ohne Geld und für einen Ring. Geld obendrauf hat keine eigene Gebühr.`,
    },
  },
  {
    after: AFTER_RING,
    asks: [
      /\b(?:want|wants|need|needs|take|takes|get|gets) something (?:else|different|other)\b/,
      /\b(?:one|person|guy|owner|member) (?:that )?i (?:give|hand|get|receive)\b.*\b(?:one|person|guy|owner|member|same|different)\b/,
      new RegExp(
        `\\b(?:no ?body|no one|nobody|none of them|the (?:other|first|second|third|next|last)(?: (?:guy|one|person|owner|side|man|woman))?|they|he|she|someone|somebody|anyone|anybody|the (?:owner|seller|person|guy))\\b.*\\b${WANTS}\\b.*\\b${MINE}`,
        'iu',
      ),
      new RegExp(
        `\\bnot (?:need|have) to (?:find|look for|search|wait for)\\b.*\\b(?:${WANTS}|match\\w*|mine)\\b`,
        'iu',
      ),
      /\b(?:direct(?:ly)?|one to one|one on one)\b.*\b(?:match|swap|trade|want\w*)\b|\b(?:match|swap|trade|want\w*)\b.*\bdirectly\b/,
    ],
    answer: {
      en: 'Yes. In a ring, what you give only has to suit the member who gets it, and what you get comes from another one, who needn’t want yours. All of them must accept, though.',
      es: 'Sí. En un anillo, lo que das solo tiene que convenir al miembro que lo recibe, y lo que recibes viene de otro, que no necesita querer lo tuyo. Eso sí, todos deben aceptar.',
      fr: 'Oui. Dans un échange à plusieurs, ce que vous donnez doit seulement convenir au membre qui le reçoit, et ce que vous recevez vient d’un autre, qui n’a pas à vouloir le vôtre. Mais tous doivent accepter.',
      de: 'Ja. In einem Ring muss das, was du gibst, nur dem Mitglied passen, das es bekommt, und was du bekommst, kommt von einem anderen, das deins nicht wollen muss. Annehmen müssen aber alle.',
    },
  },
  {
    after: AFTER_RING,
    asks: [
      /\bwho (?:\w+ )?(?:puts?|finds?|sets?|organi[sz]es?|arranges?|makes?|builds?|looks?|matches|starts?|brings?|does)\b/,
      /\b(?:do|must|should|would|will|can|have) (?:i|we)\b.*\b(?:find|look for|search|ask|bring|organi[sz]e|arrange|set)\b.*\b(?:others?|them|it|people|partners?|one|myself|ourselves|up)\b|\b(?:find|look for|search for|organi[sz]e|arrange)\b.*\bmyself\b/,
      /\bhow (?:do|does|will|would|can) (?:i|we|you|it|they) (?:find|get found|know|get in(?:to)?|end up in|be part of|join|start|come about)\b/,
    ],
    answer: {
      en: 'You don’t look for the others yourself: rings are found every night, from what members list and say they want. So list what you give, and say in your account what you’d take. If one is found, you see what you would give, get and pay.',
      es: 'No buscas a los demás: los anillos se encuentran cada noche, según lo que los miembros anuncian y dicen querer. Así que anuncia lo que das y di en tu cuenta qué aceptarías. Si aparece uno, ves qué darías, recibirías y pagarías.',
      fr: 'Vous ne cherchez pas les autres vous-même : ces échanges sont trouvés chaque nuit, d’après ce que les membres proposent et disent vouloir. Publiez donc ce que vous donnez et dites dans votre compte ce que vous prendriez. Si l’on en trouve un, vous voyez ce que vous donneriez, recevriez et paieriez.',
      de: 'Die anderen suchst du nicht selbst: Ringe werden jede Nacht gefunden, aus dem, was Mitglieder einstellen und haben möchten. Stell also ein, was du gibst, und sag in deinem Konto, was du nehmen würdest. Findet sich einer, siehst du, was du geben, bekommen und zahlen würdest.',
    },
  },
  {
    after: AFTER_RING,
    asks: [
      /\b(?:pay|paying|pays|owe|add|cash|money)\b.*\b(?:difference|rest|gap|balance|remainder)\b|\b(?:only|just) the difference\b/,
      /\b(?:limit|maximum|max|most|at most|how many|more than|up to|only)\b.*\b(?:people|members?|boats|sides|many|of us|there be)\b|\b(?:_n_|three|four|five|six|3|4|5|6) (?:people|members|sides|of us|boats|guys)\b/,
      /\b(?:one|someone|somebody|anyone|anybody|he|she|they|other|(?:the|an?|one) (?:\w+ )?(?:guy|one|side|person|owner|member|party|man|woman))\b.*\b(?:backs? out|drops? out|leaves?|quits?|says? no|declines?|bails?|walks?(?: away)?|changes? (?:his|her|their) mind|does not (?:accept|want to|answer|sign)|refuses?|fails?|jumps? (?:off|ship)|ghosts?)\b/,
      /\b(?:everyone|everybody|all(?: of (?:us|them))?)\b.*\b(?:say yes|agree|accept|sign)\b/,
    ],
    answer: {
      en: 'A ring has two to four people. Cash makes up the differences: you pay what you get is worth more than what you give, or get the rest in cash. It happens only if everyone accepts, and until the release it’s all or nothing: if one side leaves, everyone keeps what they had.',
      es: 'Un anillo tiene de dos a cuatro personas. El dinero compensa las diferencias: pagas lo que vale de más lo que recibes, o recibes el resto en dinero. Solo se hace si todos aceptan, y hasta la liberación es todo o nada: si alguien se retira, cada uno conserva lo que tenía.',
      fr: 'Un tel échange réunit de deux à quatre personnes. L’argent compense les écarts : vous payez ce que vaut en plus ce que vous recevez, ou recevez le reste en argent. Il n’a lieu que si tous acceptent, et jusqu’à la libération c’est tout ou rien : si l’un se retire, chacun garde ce qu’il avait.',
      de: 'Ein Ring hat zwei bis vier Beteiligte. Geld gleicht die Unterschiede aus: Du zahlst, was das Bekommene mehr wert ist, oder bekommst den Rest in Geld. Er kommt nur zustande, wenn alle annehmen, und bis zur Freigabe gilt alles oder nichts: Steigt eine Seite aus, behält jeder, was er hatte.',
    },
  },
  {
    after: AFTER_BADGE,
    asks: [
      /\b(?:what|which|any|anything|something|how)\b.*\b(?:send|upload|papers?|documents?|docs?|show|provide|submit|paperwork|bring|scan|hand in|proof|prove|fill (?:in|out)|id|ids)\b/,
      /\b(?:passport|license|licence|id|ids|id card|utility bill|selfie|ssn|social security)\b/,
      /^(?:(?:and|so|but|okay|,) )*what (?:do|should|must|will) (?:i|we|you|they) (?:need|want|ask for|require|have to (?:do|give|show))(?: (?:from me|for (?:it|that|this)|then|to do))*[?.! ]*$/,
    ],
    answer: {
      en: 'I don’t know which papers our team asks for: write to them from the Contact page, and they’ll tell you. Don’t send papers to other members. In a closing, the trade’s page shows what you have to enter.',
      es: 'No sé qué papeles pide nuestro equipo: escríbele desde la página Contact y te lo dirá. No mandes papeles a otros miembros. En un cierre, la página del intercambio muestra qué debes indicar.',
      fr: 'Je ne sais pas quels papiers demande notre équipe : écrivez-lui depuis la page Contact, elle vous le dira. N’envoyez pas de papiers à d’autres membres. Dans une clôture, la page de l’échange montre ce qu’il faut indiquer.',
      de: 'Welche Papiere unser Team verlangt, weiß ich nicht: Schreib ihm über die Seite Contact, dann sagt es dir das. Schick anderen Mitgliedern keine Papiere. Bei einem Abschluss zeigt die Seite des Tauschs, was du angeben musst.',
    },
  },
  {
    after: AFTER_BADGE,
    asks: [
      /^(?:(?:and|so|but|okay|,) )*(?:do|must|should) (?:i|we) (?:have to|need (?:to|it|that|one)|do (?:it|that)|really|even)?\b|^(?:(?:and|so|but|okay|,) )*(?:is|are) (?:it|that|this) (?:required|mandatory|needed|necessary|a must|obligatory|optional|voluntary)|\bcan i (?:still )?(?:sell|buy|trade|list|offer)\b.*\bwithout\b/,
    ],
    answer: {
      en: 'No: you can list a boat, write to owners and make offers without being verified. In a closing through the brokerage, the broker checks who everyone is.',
      es: 'No: puedes anunciar un barco, escribir a dueños y hacer ofertas sin estar verificado. En un cierre por la correduría, el corredor comprueba quién es cada uno.',
      fr: 'Non : vous pouvez publier un bateau, écrire aux propriétaires et faire des offres sans être vérifié. Dans une clôture par le courtier, il contrôle l’identité de chacun.',
      de: 'Nein: Du kannst auch ohne Prüfung ein Boot einstellen, Besitzern schreiben und Angebote machen. Bei einem Abschluss über den Makler prüft er, wer alle sind.',
    },
  },
  {
    after: AFTER_BADGE,
    asks: [
      /^(?:(?:and|so|but|okay|,) )*(?:(?:it |that )?takes )?how (?:long|fast|quick\w*|soon)\b|^(?:(?:and|so|but|okay|,) )*when (?:do|will|would|does) (?:i|it|that|the)\b/,
    ],
    answer: {
      en: 'I don’t know how long it takes. To get a verified badge without a trade, or to ask when it comes, write to our team from the Contact page. In a closing, the broker checks who you are.',
      es: 'No sé cuánto tarda. Para tener la insignia sin un intercambio, o preguntar cuándo llega, escribe a nuestro equipo desde la página Contact. En un cierre, el corredor comprueba quién eres.',
      fr: 'Je ne sais pas combien de temps cela prend. Pour obtenir le badge sans échange, ou demander quand il arrive, écrivez à notre équipe depuis la page Contact. Dans une clôture, le courtier contrôle qui vous êtes.',
      de: 'Wie lange das dauert, weiß ich nicht. Für das Abzeichen ohne Tausch, oder um nach dem Stand zu fragen, schreib unserem Team über die Seite Contact. Bei einem Abschluss prüft der Makler, wer du bist.',
    },
  },
  {
    after: AFTER_BADGE,
    asks: [
      /^(?:(?:and|so|but|okay|,) )*where (?:do|can|would|should|is|does)\b|^(?:(?:and|so|but|okay|,) )*who (?:do i (?:ask|write|contact|send)|does (?:it|that)|checks|decides)\b/,
    ],
    answer: {
      en: 'To get a verified badge without a trade, write to our team from the Contact page. In a closing, the broker checks who you are.',
      es: 'Para tener la insignia sin un intercambio, escribe a nuestro equipo desde la página Contact. En un cierre, el corredor comprueba quién eres.',
      fr: 'Pour obtenir le badge sans échange, écrivez à notre équipe depuis la page Contact. Dans une clôture, le courtier contrôle qui vous êtes.',
      de: 'Für das Abzeichen ohne Tausch schreib unserem Team über die Seite Contact. Bei einem Abschluss prüft der Makler, wer du bist.',
    },
  },
  {
    after: AFTER_BADGE,
    asks: [
      /\b(?:good for|use of it|the point|what for|worth it|bring me|do for me|get (?:out of|from) it|why bother|benefit\w*|advantage\w*|matter)\b/,
    ],
    answer: {
      en: 'A verified badge shows others that a broker or our team checked who you are. It says nothing about a boat or its title.',
      es: 'La insignia muestra a los demás que un corredor o nuestro equipo comprobó quién eres. No dice nada de un barco ni de su título.',
      fr: 'Le badge montre aux autres qu’un courtier ou notre équipe a contrôlé qui vous êtes. Il ne dit rien d’un bateau ni de son titre.',
      de: 'Das Abzeichen zeigt anderen, dass ein Makler oder unser Team geprüft hat, wer du bist. Über ein Boot oder seinen Titel sagt es nichts.',
    },
  },
];
