/** For whom an announcement is. Visitors are people who are not logged in. */
export const announcementAudiences = ['everyone', 'visitors', 'talent', 'production'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const MAX_ANNOUNCEMENT = 200;

/** An announcement that runs, as pages show it. */
export interface RunningAnnouncement {
  id: string;
  audience: AnnouncementAudience;
  text_en: string;
  text_hi: string;
  /** A path of this site or an https URL. */
  link: string | null;
  ends_at: string;
  saved_at: string;
}

/** Whether an announcement may lead there: to a path of this site or to an https URL. */
export function isAnnouncementLink(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link) || /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/i.test(link);
}
