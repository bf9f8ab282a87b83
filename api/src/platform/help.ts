/** A language that Eddy answers in. */
export type Language = 'en' | 'es' | 'fr' | 'de';

/** Help about one screen or rule, found by the meaning of a question. */
export interface HelpTopic {
  id: string;
  /** The telling words of questions that it answers, in the order in which people say them. */
  asks: readonly string[];
  /** Ideas that together always mean this topic, in any words and order. All patterns of one list must match. */
  ideas?: readonly (readonly RegExp[])[];
  answer: Readonly<Record<'en', string> & Partial<Record<Language, string>>>;
}
