import { expect, test } from 'vitest';
import { csvOf } from '#platform/documents/csv.ts';

test('no cell of a table is a formula in a spreadsheet, and none gets a visible mark', () => {
  const hostile = [
    '=HYPERLINK("https://evil.example")',
    '+91 98123 45678',
    '-2+3',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\r=1',
    '＝1+1',
    '|calc',
  ];

  const text = csvOf([hostile]).toString();

  expect(text).toBe(
    '\u{feff}"\u200b=HYPERLINK(""https://evil.example"")","\u200b+91 98123 45678","\u200b-2+3","\u200b@SUM(A1)","\u200b =1+1","\u200b\t=1+1","\u200b\r=1","\u200b＝1+1","\u200b|calc"\r\n',
  );
});

test('a table keeps quotes, commas, line breaks and every script', () => {
  const text = csvOf([
    ['Name', 'Age'],
    ['मीरा "Meera", Shah\nof Pune', 26],
    [null, 'a=b'],
  ]).toString();

  expect(text).toBe('\u{feff}"Name","Age"\r\n"मीरा ""Meera"", Shah\nof Pune","26"\r\n"","a=b"\r\n');
});
