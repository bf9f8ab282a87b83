/** A range for a number: a minimum, a maximum, or both. */
export interface Bounds {
  min?: number;
  max?: number;
}

export const AT_MOST =
  '(?:under|below|beneath|less than|fewer than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|within|cheaper than|<=?)';
export const AT_LEAST =
  '(?:over|above|more than|at least|starting (?:at|from)|upwards of|north of|min(?:imum)?(?: of)?|no less than|not less than|not under|>=?)';
export const ABOUT = '(?:around|about|approximately|approx\\.?|roughly|circa|close to|~|or so)';
export const OR_LESS =
  '(?: ?(?:or|and) (?:less|under|below|cheaper|smaller|shorter)| ?max(?:imum)?\\b| ?tops\\b| ?at (?:the )?most)';
export const OR_MORE =
  '(?: ?(?:or|and) (?:more|up|above|over|larger|bigger|longer)| ?\\+| ?plus\\b| ?minimum\\b| ?at least)';
export const TO = ' ?(?:-|to|and|through|up to) ?';

const patterns = new Map<string, RegExp>();

/** Compiles a pattern once. */
export function pattern(source: string): RegExp {
  const made = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, made);
  return made;
}
