import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/match-reasons.ts'),
  typeof import('#words/hi/jobs/match-reasons.ts')
>;

export const speaks = (language: string) => `${language} आती है`;
export const lives_in = (city: string) => `${city} में`;
export const of_age = (age: number, asked: string) => `उम्र ${age}, चाहिए ${asked}`;
export const for_category = (category: string) => `${category} के लिए`;
export const gender = (gender: string) => `जेंडर: ${gender}`;

export const not_free = (day: string) => `${day} को ख़ाली नहीं`;
export const other_age = (age: number, asked: string) => `उम्र ${age}, पर चाहिए ${asked}`;
export const other_gender = (gender: string, asked: string) => `${gender}, पर चाहिए ${asked}`;
export const other_city = (city: string, asked: string) => `${city} में, पर चाहिए ${asked}`;
export const other_languages = (asked: string) => `${asked} नहीं आती`;
