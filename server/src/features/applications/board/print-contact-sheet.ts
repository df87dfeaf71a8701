import type { BoardFilter } from '@kirdaar/contract/applications/board';
import { heightText } from '@kirdaar/contract/rules/body-measures';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type FACES_PER_PAGE, MAX_FACES } from '@kirdaar/contract/rules/limits';
import { choosePictured } from '#features/applications/board/export-applicants.ts';
import { findJobTitle } from '#features/applications/board/queries.ts';
import { printPhoto } from '#features/talent/public-profile/print-photos.ts';
import { colors, fitted } from '#features/talent/public-profile/sheet-parts.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });
const words = serverWords('spreadsheets');

interface Asked extends BoardFilter {
  applications?: string[] | undefined;
  per_page: (typeof FACES_PER_PAGE)[number];
}

interface Face {
  name: string;
  facts: string;
  photo: Buffer | undefined;
}

const MARGIN = 12 * MILLIMETRE;
const GAP = 10;
const HEADER = 34;
const NAME: TextStyle = { size: 10.5, face: 'strong' };
const MIN_NAME = 7.5;
const FACTS: TextStyle = { size: 9, color: colors.muted };
/** Below a photo: the number with the name, and the facts. */
const CAPTION = 32;
/** Pixels per point; enough to print well. */
const DENSITY = 2.4;
const grids = { '12': { columns: 4, rows: 3 }, '20': { columns: 5, rows: 4 } } as const;

/** The faces of applicants on A4, numbered, for the wall or the table of a casting. */
export async function printContactSheet(
  services: Services,
  by: ProductionActor,
  jobId: string,
  asked: Asked,
  language: Language,
): Promise<Buffer> {
  const chosen = await choosePictured(services, by, jobId, asked, MAX_FACES);
  if (chosen.length === 0) throw new AppError('no_faces');
  const title = words[language].contact_sheet_of(await findJobTitle(services.db, jobId));
  return limitRendering(async () => {
    const grid = gridOf(asked.per_page);
    const faces: Face[] = [];
    // One at a time, so that a sheet leaves capacity for other work.
    for (const { user, height, via_agency } of chosen) {
      const age = user.age ?? user.age_band;
      const facts = [age && String(age), height && heightText(height), via_agency]
        .filter(Boolean)
        .join(' · ');
      faces.push({
        name: user.name,
        facts,
        photo: await printPhoto(services.storage, user.image_url, grid.frame),
      });
    }
    const paper = { size: 'A4', title, language, now: services.now() } as const;
    return drawPdf(paper, (sheet) => drawFaces(sheet, faces, grid, title));
  });
}

function gridOf(perPage: Asked['per_page']) {
  const { columns, rows } = grids[perPage];
  const width = (210 * MILLIMETRE - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const height = (297 * MILLIMETRE - 2 * MARGIN - HEADER - GAP * (rows - 1)) / rows - CAPTION;
  const frame = { width: Math.round(width * DENSITY), height: Math.round(height * DENSITY) };
  return { columns, perPage: columns * rows, width, height, frame };
}

function drawFaces(sheet: Sheet, faces: readonly Face[], grid: ReturnType<typeof gridOf>, title: string) {
  const { columns, perPage, width, height } = grid;
  const pages = Math.ceil(faces.length / perPage);
  faces.forEach((face, index) => {
    const place = index % perPage;
    if (place === 0) {
      if (index > 0) sheet.addPage();
      drawHeader(sheet, title, `${index / perPage + 1}/${pages}`);
    }
    const x = MARGIN + (place % columns) * (width + GAP);
    const y = MARGIN + HEADER + Math.floor(place / columns) * (height + CAPTION + GAP);
    if (face.photo) sheet.canvas.image(face.photo, x, y, { width, height });
    else sheet.canvas.rect(x, y, width, height).fill('#f3ece2');
    const titled = `${index + 1}  ${face.name}`;
    const style = fitted(sheet, titled, NAME, { width: width - 1, lines: 1, minSize: MIN_NAME });
    const [name = ''] = sheet.linesOf(titled, style, width);
    const below = sheet.write(name, style, { x, y: y + height + 3, width });
    sheet.write(face.facts, FACTS, { x, y: below - 1, width });
  });
}

function drawHeader(sheet: Sheet, title: string, page: string) {
  const width = sheet.width - 2 * MARGIN;
  const style: TextStyle = { size: 14, face: 'display' };
  const [line = ''] = sheet.linesOf(title, style, width - 50);
  sheet.write(line, style, { x: MARGIN, y: MARGIN, width });
  sheet.write(page, FACTS, { x: MARGIN, y: MARGIN + 4, width, align: 'right' });
}
