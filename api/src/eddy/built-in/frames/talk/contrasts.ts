import { TERMS } from '../../knowledge/contrasted-terms.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const CONTRASTS =
  /^(?:(?:and|so|please|ok(?:ay)?) )*compare\b|\b(?:differences?|differs?|different|distinguish|distinction|vs|versus|compared? (?:to|with)|as opposed to|same (?:thing )?as|the same|contrast)\b/;
const TWO = 2;
const MOST = 3;

/** 'Survey or sea trial, where do they differ': both sides, each in a sentence. */
export const contrastsFrame: Frame = ({ line, reading, language }) => {
  const words = reading.words.replace(/\binspection survey\b/, 'survey');
  if (!CONTRASTS.test(words) || line.has(/_(?:boat|make|id|money|bound|sort|own|person|type)_/)) return undefined;
  const found = TERMS.flatMap((term) => {
    const at = words.search(term.said);
    return at < 0 ? [] : [{ term, at, length: term.said.exec(words)?.[0].length ?? 0 }];
  });
  // 'A counteroffer' holds 'an offer', but is another term.
  const apart = found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.at <= one.at && other.at + other.length > one.at && other.length > one.length,
      ),
  );
  if (apart.length < TWO || apart.length > MOST) return undefined;
  const texts = apart.sort((a, b) => a.at - b.at).map(({ term }) => term.is[language]);
  return {
    intent: 'help',
    weight: 2,
    ...EVERYTHING,
    whole: true,
    plan: just(texts.join(' ')),
  };
};
