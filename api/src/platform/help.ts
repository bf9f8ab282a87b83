/** A language that Eddy answers in. */
export type Language = 'en' | 'es' | 'fr' | 'de';

/** A text in the languages of Eddy. */
export type Localized = Readonly<Record<Language, string>>;

/** The short questions that people ask after an answer: 'how long does that take', 'will they know'. */
export type FollowUp = 'time' | 'cost' | 'undo' | 'known' | 'public' | 'next';

/** Help about one screen or rule, found by the meaning of a question. */
export interface HelpTopic {
  id: string;
  /** The telling words of questions that it answers, in the order in which people say them. */
  asks: readonly string[];
  /** Ideas that together always mean this topic, in any words and order. All patterns of one list must match. */
  ideas?: readonly (readonly RegExp[])[];
  /** Whether questions about it may name a boat, an amount or a limit. */
  namesBoats?: true;
  /** Whether it is about boats in general: a boat that is named or was told of last has its own answer. */
  withoutBoat?: true;
  /** Whether it answers all questions of a message that has its ideas. */
  isWhole?: true;
  /** Questions beside it that its answer tells: 'who does it', 'what does it cost'. */
  tells?: RegExp;
  answer: Localized;
  /** Answers to short questions right after it. */
  more?: Partial<Record<FollowUp, Localized>>;
}

/** Matches 'what is a …', 'what does … mean', 'how does … work' and nothing else. */
export const meaningOf = (term: string): RegExp =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|hi|eddy|please|sorry|but|can you|could you|tell me) ,? ?)*(?:(?:what|whats|who) (?:exactly )?(?:is|are|was|does|do|s)?(?: (?:people|brokers?|sellers?|owners?|they|_service_|you) mean by)?|define|explain|describe|how (?:do|does)|(?:what is )?(?:the )?(?:meaning|definition) of)(?: me| to me)? ?(?:meant by )?(?:an? |the |by )?(?:term |word )?${term}s?(?: (?:mean|means|work|works|exactly|even|here|this|site|tradewind|anyway|supposed|be|good|in|on|when|for|with|during|to|as|if|of|by|a|an|the|you|we|i|people|someone|owners?|sellers?|brokers?|used|boats?|yachts?|closings?|trades?|trading|deals?|offers?|contracts?|listings?|ads?|sales?|me|buy|buying|sell|selling|say|says|write|writes))*[?.! ]*$`,
  );
