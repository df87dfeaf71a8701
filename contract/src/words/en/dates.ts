import { datesOf } from '#words/dates.ts';
import * as language from '#words/en/app/language.ts';
import { days } from '#words/en/days.ts';

export const dates = datesOf(days, language, 'IST');
