import { plural } from '#words/plural.ts';

export const choose = 'चुनें';

export const choose_or_type = 'चुनें या लिखें';
export const add = (typed: string) => `“${typed}” जोड़ें`;
export const none = 'कुछ नहीं मिला';

export const guide_field = 'खोजने के लिए लिखें। नीचे का ऐरो दबाने से लिस्ट खुलेगी। बायाँ ऐरो दबाकर चुने हुए विकल्पों पर जाएँ।';
export const guide_list = 'ऊपर और नीचे के ऐरो से लिस्ट में आगे-पीछे जाएँ। Enter दबाकर चुनें। Esc दबाने से लिस्ट बंद होगी।';
export const guide_chosen = 'बाएँ और दाएँ ऐरो से चुने हुए विकल्पों में आगे-पीछे जाएँ। Backspace दबाकर हटाएँ।';
export const chosen = (labels: string) => `चुना गया: ${labels}।`;
export const removed = (label: string) => `हटाया गया: ${label}।`;
export const removed_all = 'सभी विकल्प हटाए गए।';
export const at = (label: string, place: number, total: number) => `${label}, ${total} में से ${place}।`;
export const at_chosen = (label: string, place: number, total: number) =>
  `${label}, चुना हुआ, ${total} में से ${place}।`;
export const found = (count: number) =>
  plural(count, { one: `${count} विकल्प मिला।`, other: `${count} विकल्प मिले।` });
