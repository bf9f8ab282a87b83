/** A language that Eddy answers in. */
export type Language = 'en' | 'es' | 'fr' | 'de';

/** Help about one screen or rule, found by the meaning of a question. */
export interface HelpTopic {
  id: string;
  /** The telling words of questions that it answers, in the order in which people say them. */
  asks: readonly string[];
  answer: Readonly<Record<'en', string> & Partial<Record<Language, string>>>;
}
