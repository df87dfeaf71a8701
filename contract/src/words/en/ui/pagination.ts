export const pages = 'Pages';
export const previous = 'Previous page';
export const next = 'Next page';
export const page = (number: number) => `Page ${number}`;
export const no_match = <Part>(clear: (text: string) => Part) => [
  'Nothing matches these filters. ',
  clear('Clear the filters'),
];
export const no_page = <Part>(number: string, first: (text: string) => Part) => [
  `This list has no page ${number}. `,
  first('Go to the first page'),
];
