import { isQuotable } from '../../../facts/owners-words.ts';
import type { KnownBoat } from '../../memory.ts';
import { type Plan, say, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { forBoatMeant, withBoat } from './boat-text.ts';

const SUBJECT =
  "(?:it|she|he|that|this|that one|this one|(?:the |that |this |_person_ 's )?_(?:boat|make|ref|id)_|the _sort_(?: (?:one|boat))?(?: of (?:them|those|these|the (?:lot|bunch)))?)";
const ASKS = new RegExp(
  `\\b(?:is|was|would|are|will) ${SUBJECT}(?: be)? (?:\\w+ ){0,3}?(?:good|okay|fine|suited|suitable|nice|great|usable|right|safe|warm|comfortable|comfy|ready|built|made|meant|fit|decent|bearable|cut out|equipped|something)\\b|\\b(?:can|could|would|will) (?:i|we|you|one|${SUBJECT}) (?:\\w+ ){0,2}?(?:use|live|stay|take|handle|run|go|cruise|fish|sleep|manage|work|cope|do)\\b|\\bdoes ${SUBJECT} (?:\\w+ )?(?:handle|work|do|cope|run|ride|stay)\\b|\\bhow (?:is|does|would|good is|well does) ${SUBJECT}\\b`,
);

/** Uses that no listing has a field for, with the words of owners and features that speak of them. */
const USES: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /\b(?:(?:in |for |during |over |through )?(?:the )?(?:winters?|winter time|cold (?:weather|water|season|months|days)|the cold|snow|freezing (?:weather|temperatures)|ice)|year ?(?:- )?round|all year)\b/,
    told: /\b(?:heat\w*|winter\w*|cold|snow|insulat\w*|enclos\w*|year[- ]round|all year|warm\w*|furnace|stove|dry bunks)\b/i,
  },
  {
    asked:
      /\b(?:in |for |during |over )?(?:the )?(?:summer heat|hot (?:weather|days|summers?|climates?)|heat|summers?)\b/,
    told: /\b(?:air[- ]condition\w*|a\/c|bimini|t-top|hardtop|shade|awning|summer\w*|cool\w*)\b/i,
  },
  {
    asked:
      /\b(?:in |for )?(?:the |a )?(?:rough|heavy|big|choppy|bad) (?:water|waters|seas?|weather|waves|chop|stuff|conditions)\b|\b(?:in |for )?(?:the )?(?:storms?|open (?:ocean|sea|water)|chop|big waves|ocean crossings?)\b/,
    told: /\b(?:offshore|rough|sea ?worthy|seas?|chop\w*|deep[- ]v|stabili[sz]\w*|gyro\w*|blue ?water|ocean|waves?|canyons?)\b/i,
  },
  {
    asked:
      /\b(?:for )?(?:a |an |my |our |some )?(?:total |complete |absolute )?(?:beginners?|newbies?|first ?(?:- )?time\w*(?: (?:buyers?|boaters?|owners?))?|novices?|learners?|rookies?|first boat|starter(?: boat)?)\b/,
    told: /\b(?:joystick|thrusters?|easy|simple|needs?|project|beginners?|first boat|single[- ]handed|learn\w*|forgiving)\b/i,
  },
  {
    asked: /\b(?:at |for |in )?(?:the )?(?:nights?|night time|dark)(?! (?:aboard|on))\b/,
    told: /\b(?:radar|night\w*|spotlights?|floodlights?|underwater lights|led)\b/i,
  },
];

const NO_USE =
  /_(?:money|bound|own|asset|service|type)_|\b(?:offer|message|tell|ask|write|price|worth|deal|trade|sleeps?|how many|storage|store|winterized?|winterizing)\b/;

/** 'Is it any good in winter?': the owner's words and the equipment that speak of it, and what nobody recorded. */
export const suitedFrame: Frame = (situation) => {
  const { line, reading } = situation;
  if (!line.has(ASKS) || line.has(NO_USE) || reading.language !== 'en') return undefined;
  const found = USES.find(({ asked }) => line.has(asked));
  const words = found?.asked.exec(line.text)?.[0].trim();
  const plan =
    found && words ? forBoatMeant(situation, (id) => suitedPlan(id, words, found.told, situation)) : undefined;
  return (
    plan && {
      intent: 'details',
      weight: 1.56,
      ...EVERYTHING,
      plan,
    }
  );
};

type Detailed = KnownBoat & { description?: string | null; features?: string[] };
const MOST_QUOTED = 2;

const suitedPlan = (boatId: number, words: string, told: RegExp, { phrases }: Situation): Plan =>
  withBoat(boatId, phrases, (boat: Detailed) => {
    const features = (boat.features ?? []).filter((one) => told.test(one));
    const sentences = textOf(boat.description)
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((one) => told.test(one) && isQuotable(one))
      .map((one) => one.trim().replace(/[.!?\s]+$/, ''))
      .slice(0, MOST_QUOTED);
    return say(
      [
        phrases.quality.notRecorded(boat.title, words),
        boat.condition ? phrases.quality.condition(boat.title, boat.condition, boat.year) : '',
        features.length > 0 ? phrases.quality.hasFor(features) : '',
        ...sentences.map(phrases.quality.says),
        features.length + sentences.length === 0 ? phrases.quality.nothingFor : '',
        phrases.quality.ask,
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
