import { type Line, wholeWords } from './line.ts';
import type { Meaning } from './meanings.ts';
import { readEngineCounts } from './numbers/engine-counts.ts';

const ENGINES: readonly [RegExp, Meaning][] = [
  [
    /in ?(?:- )?board ?(?:\/|-)? ?out ?(?:- )?boards?(?: (?:engines?|drives?))?/,
    { is: 'engine', words: ['sterndrive'] },
  ],
  [
    /(?:with )?low(?:er)? (?:engine )?(?:hours|hour)|few hours|hardly (?:any|used) hours|not (?:too |so )?many hours/,
    { is: 'lowhours' },
  ],
  [/diesels?(?: powered| engines?| power)?|oil (?:- )?burners?/, { is: 'fuel', word: 'diesel' }],
  [
    /(?<!\b(?:good|easy|great|light|heavy|save|saves) on )(?<!\bburns? (?:little|less|much) )(?:gasoline|gas|petrol|gassers?)(?! mileage)(?: powered| engines?| power)?/,
    { is: 'fuel', word: 'gas' },
  ],
  [/(?:all )?electric(?: powered| engines?| motors?| drives?)?/, { is: 'fuel', word: 'electric' }],
  [/hybrids?/, { is: 'fuel', word: 'hybrid' }],
  [
    /(?:with )?out ?(?:- )?boards?(?: engines?| motors?)?|o ?\/ ?bs?|obs?(?= [,.;!?]|$| (?:and|or|under|with|in|on|_))(?<=\b(?:twin|single|triple|quad|dual|_n_|_engine_|with|an?) obs?)/,
    { is: 'engine', words: ['outboard'] },
  ],
  [
    /(?:(?:straight|conventional|traditional|regular|plain) )?shafts?(?: (?:- )?(?:drives?|driven))?|(?:direct|v) (?:- )?drives?/,
    { is: 'engine', words: [], not: ['outboard', 'sterndrive', 'pod', 'jet'] },
  ],
  [/in ?(?:- )?boards?(?: engines?)?(?! ?\/? ?out)/, { is: 'engine', words: [], not: ['outboard', 'sterndrive'] }],
  [/stern ?(?:- )?drives?|i \/ os?/, { is: 'engine', words: ['sterndrive'] }],
  // Makers sell pods under names of their own.
  [
    /(?:(?:volvo|mercury|zf) )*(?:pod (?:- )?(?:drives?|propulsion|engines?)|pods?|(?:ips|zeus)(?: ?_n_)?(?: (?:- )?(?:drives?|pods?|engines?|propulsion))*)/,
    { is: 'engine', words: ['pod'] },
  ],
  [
    /(?:water ?(?:- )?)?jet (?:- )?(?:drives?|propulsion|engines?|powered)|water ?(?:- )?jets?/,
    { is: 'engine', words: ['jet'] },
  ],
  [
    /twin (?:- )?(?:engines?|screws?|motors?)|twins(?= |$)|twin(?= (?:or|and|\/) (?:triples?|quads?|singles?|trips)\b)|two engines|dual engines|(?:a )?pair of (?:engines|motors)/,
    { is: 'engine', words: ['twin'] },
  ],
  [/twin(?= _(?:fuel|engine)_| [,.;!?]|$)/, { is: 'engine', words: ['twin'] }],
  [/single(?= [,.;!?]|$)(?<=_(?:fuel|engine)_ (?:, )?single)/, { is: 'engine', words: ['single'] }],
  [
    /triples?(?: engines?)?|three engines|(?<=(?:^|\b(?:with|has|have|having|got|want|need|or|twins|twin|quads|quad|singles|running|only|_n_|_boat_|_make_|_type_) )(?:big |new |the )?)(?<!\b(?:for|day) )trips(?= |$)/,
    { is: 'engine', words: ['triple'] },
  ],
  [/quad(?: engines?)?|quads|four engines/, { is: 'engine', words: ['quad'] }],
  [
    /single (?:- )?(?:engines?|screws?|motors?)|one (?:engine|motor)|single(?= (?:(?:or|and|\/) )?_(?:fuel|engine)_)|single(?= (?:or|and|\/) (?:twins?|triples?)\b)|singles(?= |$)/,
    { is: 'engine', words: ['single'] },
  ],
];

/** 'But diesel is fine' beside other wishes allows it, and asks for nothing. */
const ALLOWED =
  /(?<=(?:^|[,;.] )(?:but |and |though |also )*|\b(?:but|though) (?:a |an )?)_(?:fuel|engine)_ (?:is |are |would be |also |also is )*(?:okay|fine|all right|alright|acceptable|no problem|not a problem|welcome|allowed)(?: (?:too|as well|with (?:me|us)|for (?:me|us)))*(?= [,;.!?]|$)/;

function readAllowed(line: Line): void {
  if (line.chunks.some(({ meaning }) => meaning && !['fuel', 'engine', 'ref'].includes(meaning.is)))
    line.each(ALLOWED, () => ({ is: 'aside' }));
}

export function readEngines(line: Line): void {
  readEngineCounts(line);
  for (const [pattern, meaning] of ENGINES) line.each(wholeWords(pattern), () => meaning);
  readAllowed(line);
}
