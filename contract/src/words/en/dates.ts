import { datesOf } from '#words/dates.ts';
import * as language from '#words/en/app/language.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

export const dates = datesOf({ ...language, months }, 'IST');
