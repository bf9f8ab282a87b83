/** Schemas for text entered by users. */
import { hasInvisible, withoutDirectionMarks } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import './plain-refusals.ts';

/** PostgreSQL cannot store null characters in text. */
export const text = (name: string, most: number, error?: string) =>
  z
    .string(error)
    .trim()
    .max(most, `${name} must be at most ${most.toLocaleString('en-US')} characters`)
    .refine((value) => !value.includes('\0'), `${name} contains a character we can’t store. Please remove it.`);

export const words = (name: string, most: number) =>
  text(name, most, `${name} is required`).min(1, `${name} is required`);

export const optionalWords = (name: string, most: number) =>
  text(name, most)
    .nullish()
    .transform((value) => (value && withoutDirectionMarks(value)) || null);

export const isVisible = (value: string | null) => !hasInvisible(value ?? '');

export const invisible = (name: string) => `${name} contains invisible characters. Please type it again.`;
