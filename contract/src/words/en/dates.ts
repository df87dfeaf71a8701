import { datesOf } from '#words/dates.ts';
import * as language from '#words/en/app/language.ts';

export const dates = datesOf(language, 'IST');
