import { expect, test } from 'vitest';
import { companyCompletion } from '#features/houses/company-profile/CompanyForm.tsx';

test.for([
  [{}, 0],
  [{ company_name: 'Dhanak Films' }, 9],
  [{ company_name: 'Dhanak Films', owner_name: 'Ira Sen', is_studio: true, is_ad_agency: true }, 27],
  [{ works_tv: '1', works_film: '1', is_studio: false }, 9],
  [
    {
      company_name: 'a',
      owner_name: 'b',
      email: 'c',
      phone_number: 'd',
      alternate_contact: 'e',
      location: 'f',
      website_url: 'g',
      type_of_work: 'h',
      image: 'i',
      is_studio: true,
      works_ott: true,
    },
    100,
  ],
] as const)('counts eleven items for the ring (%#)', ([answers, percent]) => {
  expect(companyCompletion(answers)).toBe(percent);
});
