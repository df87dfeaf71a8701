import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { picture } from '@kirdaar/server/testing/files';
import { jobPost } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';
import { bearer, send } from '#testing/by-api.ts';
import { choose, fill } from '#testing/fill.ts';
import { fieldName } from '#testing/page-text.ts';

/** Fills the whole job form, including the picture, for a role in a short film. */
export async function fillJobPost(page: Page, roleTitle = 'Night Watchman') {
  const today = dayInIndia(new Date());
  await fill(page, {
    'Project Type': 'Short Film',
    'Language Required': 'Hindi, Marathi',
    'Project Description': 'One night in a closed textile mill, told by the man who guards it.',
    'Role Title': roleTitle,
    'Age Range': '30-55',
    Height: 'Any',
    'Body Type': 'Average',
    'Skills Needed': 'Comfortable with silence',
    'Role Description': 'A man who has learnt to listen to an empty building.',
    'Phone Number': '9820011223',
    Email: 'casting@lantern.example',
    'City / Location': 'Mumbai',
    'Audition Date': addDays(today, 12),
    'Shoot Date': addDays(today, 30),
    'Shoot Duration': '6 nights',
    'Application Deadline': addDays(today, 8),
  });
  await choose(page, {
    'Role Type': 'Primary',
    Gender: 'Male',
    'Audition Type': 'Offline',
    'Availability Required': 'Full-time',
  });
  await page
    .getByLabel(fieldName(page, 'Image'))
    .setInputFiles(await filePayload(await picture('poster.png')));
}

/** Posts a casting call for a role in a short film as the logged-in house, without the form, and returns its ID. */
export async function postCall(page: Page, role_details = 'Night Watchman'): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const role = { role_details, project_type: 'Short Film', gender: 'Male', audition_type: 'Offline' };
  const shoot = { shoot_dates: addDays(dayInIndia(new Date()), 30), shoot_duration: '6 nights' };
  const posted = { ...jobPost(new Date()), ...role, ...shoot };
  const { id = '' } = await send(
    new URL(page.url()).origin,
    'POST /api/production/jobs',
    posted,
    bearer(token),
  );
  return id;
}

/** Converts a file to the payload of a file control. */
export async function filePayload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
