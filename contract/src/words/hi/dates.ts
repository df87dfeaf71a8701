import { datesOf } from '#words/dates.ts';
import * as language from '#words/hi/app/language.ts';
import { days } from '#words/hi/days.ts';

export const dates = datesOf(days, language, '(भारतीय समय)');
