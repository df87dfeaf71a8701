import { datesOf } from '#words/dates.ts';
import * as language from '#words/hi/app/language.ts';

const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

export const dates = datesOf({ ...language, months }, '(भारतीय समय)');
