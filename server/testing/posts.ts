import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';

/** Returns the fields of the Add Job Post screen at a given time, as they are stored. */
export function jobPost(now: Date) {
  const today = dayInIndia(now);
  return {
    project_type: 'Web Series',
    project_description: 'A family of detectives in old Delhi.',
    language_required: 'Hindi',
    role_details: 'Lead Detective',
    role_type: 'Primary',
    gender: 'Female',
    age_range: '18-40',
    height: '160 cm or more',
    body_type: 'Average',
    skills_needed: 'Horse Riding',
    role_description: 'Quick, kind and never wrong.',
    phone_number: '+919812345678',
    email: 'casting@studio.example',
    city_location: 'Mumbai',
    audition_type: 'Online',
    audition_dates: addDays(today, 20),
    shoot_dates: addDays(today, 40),
    shoot_duration: '30 days',
    application_deadline: addDays(today, 10),
    availability_required: 'Full-time',
  } as const;
}

/** The extra fields of a casting call that may cast children. */
export const childTerms = {
  child_permit_no: 'MH/2026/114',
  child_daily_hours: 4,
  child_stretch_hours: 2,
  child_responsible: 'Leela Nair',
} as const;

/** The four fields that every application has, except its casting call. */
export const answers = { role_specific_info: 'I ride horses.', travel: true, availability: false };

export const search = {
  name: 'Everything',
  filters: {
    search: 'detective',
    city: 'Mumbai',
    project_type: 'Web Series',
    language: 'Hindi',
    gender: 'Female',
    category: 'DANCERS',
    closing_soon: true,
  },
} as const;
