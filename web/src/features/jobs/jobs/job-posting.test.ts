import { expect, test } from 'vitest';
import { jobPosting } from '#features/jobs/jobs/job-posting.ts';
import { sampleJob } from '#testing/sample-job.ts';

const site = { origin: 'https://kirdaar.example', productName: 'Kirdaar' };

test('has every field that search engines require of an open job', () => {
  const posting = jobPosting(sampleJob({ application_deadline: '2031-03-05' }), site);

  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Younger sister',
    datePosted: '2031-02-01T06:30:00.000Z',
    // Midnight in India at the end of the last day.
    validThrough: '2031-03-05T18:30:00.000Z',
    employmentType: ['TEMPORARY', 'FULL_TIME'],
    hiringOrganization: { '@type': 'Organization', name: 'Lantern Films' },
    jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
    url: 'https://kirdaar.example/castingcalls/7b0c8a54-63a8-4a5e-9d0a-1f0b6a4d2c11',
  });
});

test("describes the whole casting call and escapes the house's markup", () => {
  const posting = jobPosting(sampleJob({ project_description: 'A <b>quiet</b> film & more' }), site);

  expect(posting.description).toContain('<p>A &lt;b&gt;quiet&lt;/b&gt; film &amp; more</p>');
  expect(posting.description).toContain('<p>Skills: Swimming</p>');
});

test('leaves out a missing deadline and poster', () => {
  const posting = jobPosting(sampleJob({ application_deadline: null, image: null }), site);

  expect(posting).not.toHaveProperty('validThrough');
  expect(posting).not.toHaveProperty('image');
});
