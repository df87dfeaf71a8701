import { expect, test } from 'vitest';
import { readPeople } from '#rules/added-people.ts';

const nothing = { name: '', mobile: '', email: '', video_link: '', note: '' };

test.each([
  [
    'Asha Rao, 98200 00000, asha@example.com',
    { name: 'Asha Rao', mobile: '98200 00000', email: 'asha@example.com' },
  ],
  ['+91 98200-00000\tAsha Rao', { name: 'Asha Rao', mobile: '+91 98200-00000' }],
  [
    '1; आशा राव; 9820000000; Mumbai; tall',
    { name: 'आशा राव', mobile: '9820000000', note: '1, Mumbai, tall' },
  ],
  [
    '"Rao, Asha",9820000000,https://drive.example/a',
    { name: 'Rao, Asha', mobile: '9820000000', video_link: 'https://drive.example/a' },
  ],
  ['Asha Rao, 98200', { name: 'Asha Rao', note: '98200' }],
  ['Asha Rao, 98200 000001234', { name: 'Asha Rao', mobile: '98200 000001234' }],
])('reads a person in “%s”', (line, person) => {
  expect(readPeople(line)).toEqual([{ ...nothing, ...person }]);
});

test('skips headings and empty lines', () => {
  const people = readPeople('Name,Mobile No,Email\r\nAsha,9820000000,\r\n\r\n , \r\nRavi,9820000001,');

  expect(people.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
});
