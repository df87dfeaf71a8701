import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/times.ts'),
  typeof import('#words/hi/ui/times.ts')
>;

export const in_india = (time: string) => `${time} (भारतीय समय)`;
export const in_zone = (time: string, city: string) => `${time} (${city})`;
export const on_day = (day: string, time: string) => `${day}, ${time}`;
export const period = (begins: string, ends: string) => `${begins} – ${ends}`;
