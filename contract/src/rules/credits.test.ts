import { expect, test } from 'vitest';
import { credit_role } from '#words/en/rules/credits.ts';
import { creditLine, sortCredits } from './credits.ts';

test('lists the newest credits first, those of one year in their own order', () => {
  const credits = [
    { year: 2019, project: 'Rain' },
    { year: 2024, project: 'Lamp Street' },
    { year: 2024, project: 'Home' },
  ];

  expect(sortCredits(credits).map(({ project }) => project)).toEqual(['Lamp Street', 'Home', 'Rain']);
});

test('writes the known facts of a credit in one line', () => {
  const credit = { project: 'Lamp Street', year: 2024, role: 'Gauri', house: 'Monsoon Pictures' };

  expect(creditLine(credit, credit_role)).toBe('2024 Lamp Street, as Gauri, Monsoon Pictures');
  expect(creditLine({ ...credit, role: null }, credit_role)).toBe('2024 Lamp Street, Monsoon Pictures');
  expect(creditLine({ ...credit, role: null, house: null }, credit_role)).toBe('2024 Lamp Street');
});
