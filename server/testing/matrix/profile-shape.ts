const listOf = (text: string) => text.trim().split(/\s+/);

/** The keys of a profile by audience; list keys end in brackets. */
const card = listOf(`
  age beard body_type city country credits[] eye_color full_image gender hair_color headshot_image height image images[]
  language[] profileType profile_photo skills[] state tattoos
`);
const work = listOf(`
  SkillsData[] acting_experience audition_video availabilities[] background_extras body_double
  body_double_actor_name child_roles cinta_card comedy_roles courses driver_license elderly_roles
  fantasy_sci_fi_roles first_name foot_modeling four_wheeler hair_length hand_modeling hobbies imdb_profile
  influencer_niche influencer_type last_name lead_roles lookalike_actor_name middle_name moustache nationality
  passport period_roles portfolio_link previous_work print_modeling professional_training reality_shows
  romantic_roles special_category special_niche sports supporting_roles tattoo_piercing theatre two_wheeler
  villain_roles work_links[] youtube_link
`);
const application = listOf('agency_name current_location date_of_birth distinctive_features manager_name');
const contact = listOf('email facebook_link instagram_link mobile');
const sensitive = listOf(`
  above_bust arm_hole biceps bust collar cup_size disabilities fork hips inseam_length lgbtq_friendly lower_thigh
  measurement petite_model plus_size_model shoe_size shoulder skin_tone sleeve_length till_elbow trouser_length
  under_bust upper_thigh waist weight
`);
const adult = listOf(`
  above_bust body_double bust cup_size driver_license four_wheeler hips lgbtq_friendly lower_thigh romantic_roles
  two_wheeler under_bust upper_thigh
`);

const all = [...card, ...work, ...application, ...contact, ...sensitive];
const links = listOf('facebook_link imdb_profile instagram_link portfolio_link youtube_link');
const ofNoFact = listOf('CategoryData[] id is_child name seen_as updated_at');

const fields = {
  /** For the talent, and for a verified house the talent applied to. */
  all,
  /** For a house the talent applied to that is not verified by documents. */
  unreachable: all.filter((key) => !contact.includes(key) && key !== 'date_of_birth'),
  house: [...card, ...work],
  anyone: card,
  child: all.filter((key) => !adult.includes(key)),
  childCard: card.filter(
    (key) => !listOf('age city credits[] full_image headshot_image state').includes(key),
  ),
};

/** Returns the keys of a profile for a reader; `own` adds the keys that only the talent gets. */
export function profileShape(reader: keyof typeof fields, as: 'own' | 'another' = 'another'): string {
  const mark = (key: string) => (key.endsWith('[]') || fields[reader].includes(key) ? key : `-${key}`);
  const pictures = ['full_image', 'headshot_image', 'images[]'].map(mark).join(' ');
  const nested = [
    `media{${pictures} ${mark('image').replace('image', 'profile_image')}}`,
    `profile_links{${links.map(mark).join(' ')}}`,
  ];
  const own = [
    `field_visibility{${sensitive.join(' ')}}`,
    ...listOf('completion guardian_needed missing_answers[] work_links_most'),
  ];
  const keys = [...all.map(mark), ...ofNoFact, ...nested, ...(as === 'own' ? own : [])];
  return `{${keys.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).join(' ')}}`;
}

function nameOf(key: string): string {
  return key.replace(/^-/, '').replace(/[[{].*/, '');
}
