export const link_casting_calls = 'CASTING CALLS';
export const link_home = 'HOME';
export const link_about = 'ABOUT US';
export const link_services = 'SERVICES';
export const link_profiles = 'PROFILES';
export const link_projects = 'PROJECTS';
export const link_plans = 'PLANS';
export const link_contact = 'CONTACT US';
export const link_clients = 'OUR CLIENTS';
export const link_terms = 'Terms';
export const link_grievance = 'Grievance';

export const announcement_more = 'Read more';
export const announcement_dismiss = 'Dismiss';
export const nav_site = 'Site';
export const nav_pages = 'Pages of the site';
export const nav_legal = 'Legal';
export const nav_account = 'Your account';
export const site_frame_menu = 'Menu';
export const menu_open = 'Open menu';
export const menu_close = 'Close menu';
export const skip_to_content = 'Skip to content';

export const footer_about = (product: string) =>
  `${product} connects talent and production houses across India. Registration is free.`;
export const footer_operator = (operator: string) => `Run by ${operator},`;

export const talent_start = 'My casting calls';
export const house_start = 'My job posts';

export const login_talent_line = 'Find your next role.';
export const login_talent_text =
  'Find casting calls that match your profile, apply in minutes and follow every application.';
export const login_house_line = 'Find the right talent.';
export const login_house_text =
  'Post a casting call, find matching talent and keep every applicant informed.';

export const site_frame_missing_title = 'Page not found';
export const missing_text = 'Check the URL for typing errors. The page may also have moved.';
export const broken_title = 'Something went wrong';
export const broken_text = 'The problem is on our side. Everything you saved is safe. Please try again.';

// What the site is called once it is installed as an app.
export const manifest_description = 'Casting calls in India, and the status of every application.';
export const shortcut_calls = 'Casting calls for you';
