export const pages = 'Pages';
export const previous = 'Previous page';
export const next = 'Next page';
export const page = (number: number) => `Page ${number}`;
export const no_match = 'Nothing matches these filters. Change or clear them.';
export const no_page = <Part>(number: string, first: (text: string) => Part) => [
  `This list has no page ${number}. `,
  first('Go to the first page'),
];
