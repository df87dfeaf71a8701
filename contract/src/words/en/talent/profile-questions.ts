import { plural } from '#words/plural.ts';

export const link_invalid = 'Enter a link, such as https://example.com.';

export const section_person = 'Who you are';
export const first_name = 'First Name';
export const middle_name = 'Middle Name';
export const last_name = 'Last Name';
export const date_of_birth_saved =
  'Our staff can correct a saved date of birth if you send us a document that shows it.';
export const date_of_birth_future = 'Enter a date in the past.';
export const agency_name_hint =
  'If your agency is verified, another name ends that until we approve a document of it.';
export const profile_type_hint = 'Your profile type decides which questions are required.';

export const section_home = 'Where you live';
export const current_location = 'Current Location';
export const current_location_example = 'Andheri West, Mumbai';
export const country = 'Country';
export const nationality = 'Nationality';

export const section_documents = 'Documents';
export const passport = 'Passport';
export const driver_license = 'Driver License';
export const cinta_card = 'CINTA Card';
export const cinta_card_example = 'Member number, if you have one';

export const language_hint = 'Every language you can act in. You can add languages that are not in the list.';
export const hobbies = 'Hobbies';
export const hobbies_example = 'Painting, trekking';
export const sports = 'Sports';
export const sports_example = 'Cricket, badminton';

export const section_availability = 'Availability';
export const availabilities = 'Availabilities';
export const availability_categories = 'Availability Categories';
export const availability_categories_hint = 'The kinds of work you are available for.';

export const section_attributes = 'Physical Attributes';
export const hair_length = 'Hair Length';
export const tattoo_piercing = 'Tattoo / Piercing';
export const tattoo_piercing_hint = 'Your public profile says only whether you have a tattoo.';
export const moustache = 'Moustache';
export const disabilities = 'Disabilities';
export const disabilities_example = 'None, or prefer not to say';
export const disabilities_hint = 'For roles that ask for it. Choose below who can see it.';
export const distinctive_features = 'Distinctive Features';
export const distinctive_features_example = 'A scar, dimples, a gap in the teeth';
export const distinctive_features_hint = 'Write None if you have none.';
export const plus_size_model = 'Plus-size model';
export const petite_model = 'Petite model';

export const section_measurements = 'Body Measurement';
export const section_measurements_lead =
  'Costume departments ask for these first. Leave out any you don’t know.';
export const inches = 'inches';
export const shoe_size = 'Shoe Size';
export const measurement = 'Measurement';
export const measurement_example = 'All in one line';
export const waist = 'Waist';
export const hips = 'Hips';
export const arm_hole = 'Arm Hole';
export const shoulder = 'Shoulder';
export const sleeve_length = 'Sleeve Length';
export const trouser_length = 'Trouser Length';
export const inseam_length = 'Inseam Length';
export const biceps = 'Biceps';
export const collar = 'Collar';
export const fork = 'Fork';
export const bust = 'Bust';
export const cup_size = 'Cup Size';
export const above_bust = 'Above Bust';
export const under_bust = 'Under Bust';
export const upper_thigh = 'Upper Thigh';
export const lower_thigh = 'Lower Thigh';
export const till_elbow = 'Till Elbow';

export const section_driving = 'What you can drive';
export const two_wheeler = '2-wheeler';
export const four_wheeler = '4-wheeler';

export const section_privacy_lead =
  'Choose who can see your sensitive answers. You can change this at any time.';
export const measurements_seen_by = 'Who can see your measurements';
export const skin_tone_seen_by = 'Who can see your skin tone';
export const disabilities_seen_by = 'Who can see your disabilities';
export const lgbtq_friendly_seen_by = 'Who can see “LGBTQ+ friendly”';
export const seen_by = {
  private: 'Only me',
  on_application: 'Production houses I apply to',
  discoverable: 'Also verified production houses that search for talent',
} as const;

export const section_roles = 'Roles you would play';
export const section_roles_lead = 'Select all that apply.';
export const lgbtq_friendly = 'LGBTQ+ friendly';
export const section_credits_lead =
  'Your work, shown as a résumé on your public profile and comp card. The newest year comes first.';
export const acting_experience_example = 'Titles, years and your roles';
export const previous_work = 'Previous Work';
export const professional_training = 'Professional Training';
export const professional_training_example = 'Schools, teachers, years';
export const special_niche = 'Special Niche';
export const special_niche_example = 'Period dialogue, sign language';
export const influencer_type = 'Influencer Type';
export const influencer_type_example = 'Nano, micro, celebrity';
export const influencer_niche = 'Influencer Niche';
export const influencer_niche_example = 'Food, travel, fashion';
export const section_doubles = 'Modeling and doubles';
export const hand_modeling = 'Hand modeling';
export const foot_modeling = 'Foot modeling';
export const body_double_actor_name = 'Body Double Actor Name';
export const body_double_actor_name_example = 'The actor you double for';
export const lookalike_actor_name = 'Lookalike Actor Name';
export const lookalike_actor_name_example = 'The actor you look like';
export const body_double = 'Body double';
export const section_links = 'Professional links';
export const imdb_profile = 'IMDb Profile';
export const facebook_link = 'Facebook Link';
export const youtube_link = 'YouTube Link';
export const handle_example = '@yourname';
export const work_links = 'Links to your work';
export const work_links_hint = 'One link per line.';
export const work_links_hint_limited = (max: number) => `One link per line. Your plan allows ${max}.`;
export const work_links_too_many = (max: number) =>
  plural(max, {
    one: `Your plan allows ${max} link to your work.`,
    other: `Your plan allows ${max} links to your work.`,
  });
export const section_agents = 'Who represents you';
export const agency_name = 'Agency Name';
export const manager_name = 'Manager Name';

export const credit_add = 'Add a credit';
export const credits_incomplete = 'Some credits are incomplete. Check each of them.';
export const credit_of = (project: string) => `Credit: ${project}`;
export const credit_new = 'New credit';
export const credit_project = 'Project';
export const credit_role = 'Your role';
export const credit_house = 'Production house or theatre';
export const credit_kind = 'What it is';
export const credit_link_hint = 'Where it can be seen.';
export const credit_remove_this = 'Remove this credit';

export const file_image = 'Profile Image';
export const file_full = 'Full Photo';
export const file_images = 'Images';
