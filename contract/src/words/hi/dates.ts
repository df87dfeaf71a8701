import { datesOf } from '#words/dates.ts';
import * as language from '#words/hi/app/language.ts';

export const dates = datesOf(language, '(भारतीय समय)');
