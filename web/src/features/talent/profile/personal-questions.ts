import { stateNames } from '@kirdaar/contract/rules/states';
import { languages } from '@kirdaar/contract/rules/talent-choices';
import { citiesOfStates, cityNames } from '@kirdaar/contract/rules/talent-cities';
import { countries, isIndia, nationalities } from '@kirdaar/contract/rules/talent-countries';
import {
  type ProfileSection,
  type QuestionContext,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';
import { place_name } from '#words/rules/places.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

interface PersonalSectionOptions extends Pick<QuestionContext, 'country' | 'state' | 'profileType'> {
  today: string;
  /** Whether a birth date is saved; it can then no longer be edited. */
  birthDateKept: boolean;
}

export function personalSections({
  country,
  state,
  profileType,
  today,
  birthDateKept,
}: PersonalSectionOptions): ProfileSection[] {
  return [
    {
      title: words.section_person,
      fields: [
        question('first_name', words.first_name, {
          autoComplete: 'given-name',
          ...(profileType === 'Talent Agencies' && { hint: words.agency_name_hint }),
        }),
        question('middle_name', words.middle_name, { autoComplete: 'additional-name' }),
        question('last_name', words.last_name, { autoComplete: 'family-name' }),
        question('date_of_birth', common.date_of_birth, {
          autoComplete: 'bday',
          max: today,
          locked: birthDateKept,
          hint: birthDateKept ? words.date_of_birth_saved : common.date_of_birth_check,
          check: (day) => (day > today ? words.date_of_birth_future : undefined),
        }),
        question('gender', common.gender, { type: 'radio' }),
        question('profileType', common.profile_type, { hint: words.profile_type_hint }),
      ],
    },
    {
      title: words.section_home,
      fields: [
        question('current_location', words.current_location, { placeholder: words.current_location_example }),
        question('city', common.city, {
          suggestions: citiesOf(country, state),
          autoComplete: 'address-level2',
        }),
        question('state', common.state, { suggestions: statesOf(country), autoComplete: 'address-level1' }),
        question('country', words.country, { suggestions: countries, autoComplete: 'country-name' }),
        question('nationality', words.nationality, { suggestions: nationalities }),
      ],
    },
    {
      title: words.section_documents,
      fields: [
        question('passport', words.passport, yesOrNo),
        question('driver_license', words.driver_license, yesOrNo),
        question('cinta_card', words.cinta_card, { placeholder: words.cinta_card_example }),
      ],
    },
    {
      title: common.languages_and_skills,
      fields: [
        question('language', common.language, {
          options: languages,
          labels: spoken_languages,
          hint: words.language_hint,
        }),
        question('skills', common.skills),
        question('hobbies', words.hobbies, { placeholder: words.hobbies_example }),
        question('sports', words.sports, { placeholder: words.sports_example }),
      ],
    },
    {
      title: words.section_availability,
      fields: [
        question('availabilities', words.availabilities),
        question('SkillsData', words.availability_categories, { hint: words.availability_categories_hint }),
      ],
    },
  ];
}

/* Suggestions for a place. Any other place can be typed. */

/** Returns the known states of a country, and those of India before a country is entered. */
function statesOf(country: string): readonly string[] {
  return isInIndia(country) ? stateNames.map(place_name) : [];
}

/** Returns the larger cities of a state of India, or of all states. */
function citiesOf(country: string, state: string): readonly string[] {
  if (!isInIndia(country)) return [];
  const typed = place_name(state.trim()).toLowerCase();
  const known = stateNames.find((name) =>
    [name, place_name(name)].some((one) => one.toLowerCase() === typed),
  );
  return (known ? citiesOfStates[known] : cityNames.toSorted()).map(place_name);
}

/** No country yet is India too. */
function isInIndia(country: string): boolean {
  return country.trim() === '' || isIndia(country);
}
