import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/match.ts'),
  typeof import('#words/hi/jobs/match.ts')
>;

export const speaks = (language: string) => `भाषा: ${language}`;
export const near = (city: string) => `शहर: ${city}`;
export const of_age = (age: number, asked: string) => `उम्र ${age}, माँग ${asked} के अनुसार`;
export const of_category = (category: string) => `श्रेणी: ${category}`;
export const of_gender = (gender: string) => `लिंग: ${gender}`;

export const not_free = (day: string) => `${day} को उपलब्ध नहीं`;
export const other_age = (age: number, asked: string) => `उम्र ${age}, माँग ${asked}`;
export const other_gender = (gender: string, asked: string) => `${gender}, माँग ${asked}`;
export const other_city = (city: string, asked: string) => `शहर ${city}, माँग ${asked}`;
export const other_languages = (asked: string) => `भाषा नहीं आती: ${asked}`;
