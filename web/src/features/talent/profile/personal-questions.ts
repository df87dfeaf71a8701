import { languages } from '@kirdaar/contract/rules/talent-choices';
import { citiesOf, countries, nationalities, statesOf } from '#features/talent/profile/places.ts';
import {
  type ProfileSection,
  type QuestionContext,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';

interface PersonalSectionOptions extends Pick<QuestionContext, 'country' | 'state'> {
  /** Today's date in India. */
  today: string;
  /** Whether a birth date is saved; it can then no longer be edited. */
  birthDateKept: boolean;
}

/** Step 1: personal information. */
export function personalSections({
  country,
  state,
  today,
  birthDateKept,
}: PersonalSectionOptions): ProfileSection[] {
  return [
    {
      title: 'Who you are',
      fields: [
        question('first_name', 'First Name', { autoComplete: 'given-name' }),
        question('middle_name', 'Middle Name', { autoComplete: 'additional-name' }),
        question('last_name', 'Last Name', { autoComplete: 'family-name' }),
        question('date_of_birth', 'Date of Birth', {
          autoComplete: 'bday',
          max: today,
          locked: birthDateKept,
          hint: birthDateKept
            ? 'Only our support team can change a saved date of birth.'
            : 'Check it carefully. Once it is saved, only our support team can change it.',
          check: (day) => (day > today ? 'Enter a date in the past.' : undefined),
        }),
        question('gender', 'Gender', { type: 'radio' }),
        question('profileType', 'Profile Type', {
          hint: 'It decides which answers are marked with *.',
        }),
      ],
    },
    {
      title: 'Where you live',
      fields: [
        question('current_location', 'Current Location', { placeholder: 'Andheri West, Mumbai' }),
        question('city', 'City', {
          suggestions: citiesOf(country, state),
          autoComplete: 'address-level2',
        }),
        question('state', 'State', {
          suggestions: statesOf(country),
          autoComplete: 'address-level1',
        }),
        question('country', 'Country', { suggestions: countries, autoComplete: 'country-name' }),
        question('nationality', 'Nationality', { suggestions: nationalities }),
      ],
    },
    {
      title: 'Documents',
      fields: [
        question('passport', 'Passport', yesOrNo),
        question('driver_license', 'Driver License', yesOrNo),
        question('cinta_card', 'CINTA Card', { placeholder: 'Member number, if you have one' }),
      ],
    },
    {
      title: 'Languages and skills',
      fields: [
        question('language', 'Language', {
          options: languages,
          hint: 'Every language you can act in. You can add languages that are not in the list.',
        }),
        question('skills', 'Skills'),
        question('hobbies', 'Hobbies', { placeholder: 'Painting, trekking' }),
        question('sports', 'Sports', { placeholder: 'Cricket, badminton' }),
      ],
    },
    {
      title: 'Availability',
      fields: [
        question('availabilities', 'Availabilities'),
        question('SkillsData', 'Availability Categories', {
          hint: 'The kinds of work you are available for.',
        }),
      ],
    },
  ];
}
