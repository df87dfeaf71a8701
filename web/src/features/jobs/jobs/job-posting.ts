import type { Job } from '@kirdaar/contract/jobs/jobs';
import { closesAt } from '@kirdaar/contract/rules/calendar';
import { jobText } from '#features/jobs/jobs/job-text.ts';
import * as words from '#words/jobs/job-details.ts';
import { place_name } from '#words/rules/places.ts';
import { language_names } from '#words/rules/spoken-languages.ts';
import { skill_names } from '#words/rules/talent.ts';

const employment = {
  'Full-time': ['TEMPORARY', 'FULL_TIME'],
  'Part-time': ['TEMPORARY', 'PART_TIME'],
  Flexible: ['TEMPORARY', 'CONTRACTOR'],
} as const;

export function jobPosting(job: Job, { origin, productName }: { origin: string; productName: string }) {
  const { id, image, production_house, application_deadline } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.role_title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: productName, value: id },
    url: `${origin}/castingcalls/${id}`,
    datePosted: job.posted_on,
    ...(application_deadline && { validThrough: closesAt(application_deadline).toISOString() }),
    employmentType: employment[job.availability_required],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.production_house_name ?? productName,
      ...(production_house.image && { logo: new URL(production_house.image, origin).href }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place_name(job.city_location),
        addressCountry: 'IN',
      },
    },
    ...(image && { image: new URL(image, origin).href }),
    directApply: true,
  };
}

/** Search engines require the whole text, in paragraphs. */
function describe(job: Job): string {
  const facts = [
    words.posting_role(job.role_type, job.gender, job.age_range, job.look),
    words.posting_skills(skill_names(jobText(job, 'skills_needed').text)),
    words.posting_languages(language_names(job.language_required)),
    job.compensation && words.posting_pay(job.compensation),
  ];
  const texts = (['project_description', 'role_description'] as const).map(
    (field) => jobText(job, field).text,
  );
  return [...texts, ...facts].flatMap((text) => (text ? `<p>${asHtml(text)}</p>` : [])).join('');
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
