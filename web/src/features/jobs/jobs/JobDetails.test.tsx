import type { Job } from '@kirdaar/contract/jobs/jobs';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { sampleJob } from '#testing/sample-job.ts';

type Props = Parameters<typeof JobDetails>[0];

function show(fields: Partial<Job> = {}, props: Partial<Props> = {}) {
  const details = <JobDetails job={sampleJob(fields)} aside={null} {...props} />;
  const Site = createRoutesStub([{ path: '/', Component: () => details }]);
  cleanup();
  render(<Site />);
}

const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextSibling?.textContent;
const items = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);

test('lists each skill and language once', () => {
  show({ skills_needed: 'Swimming; Yoga, swimming,Yoga ,', language_required: 'Hindi, Marathi' });

  expect(items('Skills')).toEqual(['Swimming', 'Yoga', 'swimming']);
  expect(items('Languages')).toEqual(['Hindi', 'Marathi']);
});

test('shows the days of the audition, or the deadline of a tape', () => {
  show({ audition_dates: '2031-03-20', audition_end_date: '2031-03-22' });
  expect(fact('Audition Dates')).toBe('20 Mar 2031 – 22 Mar 2031');
  expect(fact('Tape Deadline')).toBeUndefined();
  expect(fact('Shoot Dates')).toBe('1 Apr 2031');

  show({ audition_dates: '2031-03-20', audition_end_date: '2031-03-20', audition_type: 'Self-tape' });
  expect(fact('Tape Deadline')).toBe('20 Mar 2031');
  show({ audition_dates: null, shoot_dates: null, audition_type: null as never, application_deadline: null });
  expect([fact('Audition Dates'), fact('Shoot Dates')]).toEqual([undefined, undefined]);
  expect(fact('Apply by')).toBe('No deadline');
});

test('leads to the house only if it is named', () => {
  show();
  const house = screen.getByRole('link', { name: 'Lantern Films' });
  expect(house.getAttribute('href')).toBe('/houses/0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10');

  show({ production_house_name: null });
  expect(screen.queryByRole('link', { name: 'Lantern Films' })).toBeNull();
});

test('links the contact once it is shown in full', () => {
  show({ contact_hidden: false, contact_hidden_reason: null, email: 'a@b.example', mobile: '+919812300001' });
  expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
  expect(screen.getByRole('link', { name: '+919812300001' }).getAttribute('href')).toBe('tel:+919812300001');

  show({}, { contactNote: <p>Log in to see it.</p> });
  expect(screen.queryByRole('link', { name: /example/ })).toBeNull();
  expect(screen.getByText('Log in to see it.')).toBeDefined();
  show({ contact_hidden: false, contact_hidden_reason: null }, { contactNote: <p>Log in to see it.</p> });
  expect(screen.queryByText('Log in to see it.')).toBeNull();
});

test.each([
  ['guardian_required', /once your parent or guardian has agreed/],
  ['daily_limit', /^You have seen the contact details of/],
] as const)('says why the contact is masked: %s', (contact_hidden_reason, text) => {
  show({ contact_hidden_reason }, { contactNote: <p>Log in to see it.</p> });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Log in to see it.')).toBeNull();
});

test('shows the terms for children only where they are cast', () => {
  show();
  expect(screen.getByRole('region', { name: 'Children on set' }).textContent).toContain(
    'At most 4 hours a day and 2 hours without a break. Leela Nair looks after the children. Permit MH/2031/7.',
  );

  show({ children: null });
  expect(screen.queryByRole('region', { name: 'Children on set' })).toBeNull();
});

test('leads to the other roles of the project', () => {
  const sibling = { id: 's', role_title: 'Elder sister', application_deadline: '2020-01-01', status: 'open' };
  const siblingTo = (id: string) => `/calls/${id}`;
  show({}, { siblings: [sibling as never], siblingTo });
  expect(screen.getByRole('link', { name: 'Elder sister' }).getAttribute('href')).toBe('/calls/s');

  show({}, { siblings: [], siblingTo });
  expect(screen.queryByRole('heading', { name: 'Other roles in this project' })).toBeNull();
});

test('says that nobody under 18 can apply to a house that is not verified for children', () => {
  const { production_house } = sampleJob();
  show({ production_house });
  expect(screen.queryByText(/^Nobody under 18 can apply/)).toBeNull();

  show({ production_house: { ...production_house, sees_children: false } });
  expect(screen.getByText(/^Nobody under 18 can apply/)).toBeDefined();
});

test('marks a house whose documents were checked', () => {
  show();
  expect(screen.queryByText('Verified by documents')).toBeNull();

  const { production_house } = sampleJob();
  show({ production_house: { ...production_house, verified: true } });
  expect(screen.getByText('Verified by documents')).toBeDefined();
});
