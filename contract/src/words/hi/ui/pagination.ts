export const pages = 'पेज';
export const previous = 'पिछला पेज';
export const next = 'अगला पेज';
export const page = (number: number) => `पेज ${number}`;
export const no_match = <Part>(clear: (text: string) => Part) => [
  'इन फ़िल्टर से कुछ नहीं मिला। ',
  clear('फ़िल्टर हटाएँ'),
];
export const no_page = <Part>(number: string, first: (text: string) => Part) => [
  `इस लिस्ट में पेज ${number} नहीं है। `,
  first('पहले पेज पर जाएँ'),
];
