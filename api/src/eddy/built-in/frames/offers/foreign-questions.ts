import type { Language } from '../../../../platform/help.ts';

type Foreign = Exclude<Language, 'en'>;

interface AskedAbroad {
  note: string;
  at: number;
  end: number;
}

/** How a question for the owner stands behind an offer, and how it is put to the owner. */
const ASKED: Record<Foreign, { pattern: RegExp; opens: string; mark: string }> = {
  es: {
    pattern:
      /[\s,;.]+(?:(?:y|e|también|además|luego|de paso)\s+)+(?:(?:quiero|quisiera|querría|me gustaría|puedes|podrías|por favor|también)\s+)*(?:preguntar(?:le|les)?|pregúntale|preguntale|pregunta|consultar(?:le)?|consúltale|saber)(?:\s+(?:al?\s+(?:la\s+|su\s+)?(?:dueñ[oa]|propietari[oa]|vendedora?)|a\s+\p{Lu}\p{L}+))?\s+(?<text>(?:si|cuándo|cuando|dónde|donde|qué|cuánt[oa]s?|por qué|cómo|cual|cuál)\b[^.;!?]{3,})[.?!]*\s*$/iu,
    opens: '¿Podría decirme',
    mark: '?',
  },
  fr: {
    pattern:
      /[\s,;.]+(?:(?:et|aussi|puis)\s+)+(?:(?:je\s+(?:veux|voudrais)|peux-tu|pouvez-vous|merci de)\s+)*(?:(?:lui\s+)?demander|demande[sz]?(?:-lui)?|savoir)(?:\s+(?:au|à la|à)\s+(?:propriétaire|vendeur|vendeuse|\p{Lu}\p{L}+))?\s+(?<text>(?:si|s['’]il|quand|où|pourquoi|comment|combien|quel(?:le)?s?)\b[^.;!?]{2,})[.?!\s]*$/iu,
    opens: 'Pourriez-vous me dire',
    mark: ' ?',
  },
  de: {
    pattern:
      /[\s,;.]+(?:(?:und|auch|dann|außerdem)\s+)+(?:(?:bitte|ich möchte|kannst du|könntest du)\s+)*(?:frag(?:e|en)?)(?:\s+(?:ihn|sie|den\s+(?:Besitzer|Eigner|Eigentümer|Verkäufer)|die\s+(?:Besitzerin|Eignerin|Verkäuferin)|\p{Lu}\p{L}+))?(?:\s+(?:auch|gleich|noch|mal))*,?\s+(?<text>(?:ob|wann|wo|warum|wie|was|welche[rs]?)\b[^.;!?]{3,})[.?!]*\s*$/iu,
    opens: 'Könnten Sie mir sagen,',
    mark: '?',
  },
};

/** A question for the owner behind an offer in another language, as a note in that language. */
export function foreignQuestion(message: string, language: Foreign): AskedAbroad | undefined {
  const { pattern, opens, mark } = ASKED[language];
  const found = pattern.exec(message);
  const text = found?.groups?.text?.trim();
  if (!found || !text) return undefined;
  return { note: `${opens} ${text}${mark}`, at: found.index, end: message.length };
}
