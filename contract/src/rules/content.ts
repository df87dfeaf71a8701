/**
 * The kinds of content that staff edit. A project, a plan and a legal text have a key of their own; the others
 * exist once.
 */
export const contentKinds = [
  'project',
  'clients',
  'banners',
  'featured',
  'services',
  'plan',
  'about',
  'legal',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The key of content that exists once. */
export const SITE_KEY = 'site';

/** The width and height in pixels of the pictures of each use; a logo is not cropped. */
export const pictureFrames = {
  poster: { width: 1200, height: 1600, crops: true },
  banner: { width: 1200, height: 1500, crops: true },
  logo: { width: 800, height: 800, crops: false },
} as const;
export type PictureUse = keyof typeof pictureFrames;
export const pictureUses = ['poster', 'banner', 'logo'] as const satisfies readonly PictureUse[];

/** The fields of a project that people read and that can be translated; its type is chosen from a list. */
export const projectTexts = [
  'film_title',
  'genre',
  'directed_by',
  'produced_by',
  'language',
  'platform',
  'about_project',
] as const;

export const MAX_HTML = 50_000;
export const MAX_BANNERS = 2;
export const MAX_CLIENTS = 100;
export const MAX_FEATURED = 12;
export const MAX_PLAN_FEATURES = 20;
export const MAX_SERVICE_TEXT = 120;
/** How far ahead content can be scheduled. */
export const MAX_CONTENT_DAYS = 366;
