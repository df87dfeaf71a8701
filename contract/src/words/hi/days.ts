import { daysOf } from '#words/days.ts';

export const days = daysOf('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '));
