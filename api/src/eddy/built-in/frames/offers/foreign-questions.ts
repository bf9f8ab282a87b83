import type { Foreign } from '../../reading/languages.ts';

interface AskedAbroad {
  note: string;
  at: number;
  end: number;
}

/** How a question for the owner stands behind an offer, and how it is put to the owner. */
const ASKED: Record<Foreign, { pattern: RegExp; opens: string; mark: string }> = {
  es: {
    pattern:
      /(?:[.;!]\s+|[\s,;.]+(?=(?:y|e|también|además|luego|de paso)\s))(?:(?:y|e|también|además|luego|de paso)\s+)*(?:(?:quiero|quisiera|querría|me gustaría|puedes|podrías|por favor|también)\s+)*(?:preguntar(?:le|les)?|pregúntale|preguntale|pregunta|consultar(?:le)?|consúltale|saber)(?:\s+(?:al?\s+(?:la\s+|su\s+)?(?:dueñ[oa]|propietari[oa]|vendedora?)|a\s+\p{Lu}\p{L}+))?\s+(?:también\s+)?(?<text>(?:si|cuándo|cuando|dónde|donde|qué|cuánt[oa]s?|por qué|cómo|cual|cuál)\b[^.;!?]{3,})[.?!]*\s*$/iu,
    opens: '¿Podría decirme',
    mark: '?',
  },
  fr: {
    pattern:
      /(?:[.;!]\s+|[\s,;.]+(?=(?:et|aussi|puis)\s))(?:(?:et|aussi|puis)\s+)*(?:(?:je\s+(?:veux|voudrais)|peux-tu|pouvez-vous|merci de)\s+)*(?:(?:lui\s+)?demander|demande[sz]?(?:-lui)?|savoir)(?:\s+(?:au|à la|à)\s+(?:propriétaire|vendeur|vendeuse|\p{Lu}\p{L}+))?\s+(?:aussi\s+)?(?<text>(?:si|s['’]il|quand|où|pourquoi|comment|combien|quel(?:le)?s?)\b[^.;!?]{2,})[.?!\s]*$/iu,
    opens: 'Pourriez-vous me dire',
    mark: ' ?',
  },
  de: {
    pattern:
      /(?:[.;!]\s+|[\s,;.]+(?=(?:und|auch|dann|außerdem)\s))(?:(?:und|auch|dann|außerdem|bitte|ich möchte|kannst du|könntest du)\s+)*(?:frag(?:e|en)?)(?:\s+(?:ihn|sie|den\s+(?:Besitzer|Eigner|Eigentümer|Verkäufer)|die\s+(?:Besitzerin|Eignerin|Verkäuferin)|\p{Lu}\p{L}+))?(?:\s+(?:auch|gleich|noch|mal|bitte))*,?\s+(?<text>(?:ob|wann|wo|warum|wie|was|welche[rs]?)\b[^.;!?]{3,})[.?!]*\s*$/iu,
    opens: 'Könnten Sie mir sagen,',
    mark: '?',
  },
};

/** Words for the owner behind an offer. */
const TOLD: Record<Foreign, RegExp> = {
  es: /[\s,;.]+(?:y\s+)?(?:dile|dígale|digale|decirle|avísale|avisale)(?:\s+(?:al?\s+(?:la\s+)?(?:dueñ[oa]|propietari[oa]|vendedora?)|a\s+\p{L}+))?\s+que\s+(?<text>[^.;!?]{3,})[.!]*\s*$/iu,
  fr: /[\s,;.]+(?:et\s+)?(?:dis|dites)(?:-lui)?(?:\s+(?:au|à la|à)\s+\p{L}+)?\s+(?:que\s+|qu['’])(?<text>[^.;!?]{3,})[.!]*\s*$/iu,
  de: /[\s,;.]+(?:und\s+)?sag(?:e)?(?:\s+(?:ihm|ihr|dem\s+\p{L}+|der\s+\p{L}+|\p{Lu}\p{L}+))?(?:\s+bitte)?,?\s+dass\s+(?<text>ich\s+[^.;!?]{3,})[.!]*\s*$/iu,
};
const TELLS: Record<Foreign, (text: string) => string> = {
  es: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  fr: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  de: (text) => `Ich möchte sagen, dass ${text}.`,
};

/** Words for the owner that are no question, as a note in the same language. */
export function foreignNote(message: string, language: Foreign): AskedAbroad | undefined {
  const found = TOLD[language].exec(message);
  const text = found?.groups?.text?.trim();
  return found && text ? { note: TELLS[language](text), at: found.index, end: message.length } : undefined;
}

/** A question for the owner behind an offer in another language, as a note in that language. */
export function foreignQuestion(message: string, language: Foreign): AskedAbroad | undefined {
  const { pattern, opens, mark } = ASKED[language];
  const found = pattern.exec(message);
  const text = found?.groups?.text?.trim();
  if (!found || !text) return undefined;
  return { note: `${opens} ${text}${mark}`, at: found.index, end: message.length };
}
