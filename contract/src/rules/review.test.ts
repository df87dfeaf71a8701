import { expect, test } from 'vitest';
import { stage_name } from '#words/en/rules/stages.ts';
import { decisionDue, isDecidedByTalent, stagesOf } from './review.ts';
import { applicationStatuses } from './vocabulary.ts';

test.for([
  ['applied', 'shortlisted', 'shortlisted'],
  ['viewed', 'shortlisted', 'shortlisted'],
  ['shortlisted', 'shortlisted', undefined],
  ['viewed', 'on_hold', undefined],
  ['applied', 'not_selected', 'not_selected'],
  ['shortlisted', 'not_selected', 'not_selected'],
  ['not_selected', 'not_selected', undefined],
  ['not_selected', 'viewed', 'reopened'],
  ['not_selected', 'shortlisted', 'reopened'],
  ['selected', 'not_selected', undefined],
  ['withdrawn', 'not_selected', undefined],
] as const)('with the status %s and the stage %s, the decision due is: %s', ([shownStatus, stage, due]) => {
  expect(decisionDue(shownStatus, stage)).toBe(due);
});

test('lets the talent alone decide a role that was accepted and an application that was withdrawn', () => {
  expect(applicationStatuses.filter(isDecidedByTalent)).toEqual(['selected', 'withdrawn']);
});

test('gives a casting call the standard stages and its own named ones', () => {
  const own = (names: string[]) => stagesOf(names).filter((stage) => stage.startsWith('round_'));

  expect([own([]), own(['Reading']), own(['Reading', 'Dance', 'Final'])]).toEqual([
    [],
    ['round_1'],
    ['round_1', 'round_2', 'round_3'],
  ]);
  expect(stagesOf([])).toEqual([
    ...['applied', 'viewed', 'on_hold', 'shortlisted', 'backup', 'audition'],
    ...['selected', 'not_selected', 'withdrawn'],
  ]);
});

test('names a stage of its own as the casting call does', () => {
  const names = ['Reading', 'Dance'];

  expect(stage_name('on_hold', names)).toBe('On hold');
  expect((['round_1', 'round_2', 'round_3'] as const).map((stage) => stage_name(stage, names))).toEqual([
    'Reading',
    'Dance',
    'Another stage',
  ]);
});
