import { FACES_PER_PAGE, MAX_CHOSEN_FACES, MAX_FACES } from '@kirdaar/contract/rules/limits';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';

interface DownloadDialogProps {
  jobId: string;
  title: string;
  onClose: () => void;
  filters?: BoardFilters;
  /** The selected applicants, whose faces are printed; without them, everyone who matches the filter. */
  applications?: readonly string[];
}

/** The applicants of a board as files: spreadsheets, and faces to print. */
export function DownloadDialog({ jobId, title, filters = {}, applications, onClose }: DownloadDialogProps) {
  const params = { id: jobId };
  const chosen = applications ? { applications: applications.slice(0, MAX_CHOSEN_FACES).join(',') } : filters;
  return (
    <Dialog title={applications ? words.contact_sheet : words.download_title} onClose={onClose}>
      {!applications && (
        <>
          <p className="text-muted">{words.download_all}</p>
          <div className="flex flex-wrap gap-3">
            <DownloadButton
              file={[
                'GET /api/production/jobs/:id/applicants.xlsx',
                { params, query: filters, fileName: words.xlsx_file(title) },
              ]}
            >
              {words.xlsx}
            </DownloadButton>
            <DownloadButton
              file={[
                'GET /api/production/jobs/:id/applicants.csv',
                { params, query: filters, fileName: words.csv_file(title) },
              ]}
            >
              {words.csv}
            </DownloadButton>
          </div>
          <h3 className="font-semibold text-lg">{words.contact_sheet}</h3>
        </>
      )}
      <p className="text-muted">{words.contact_sheet_lead(applications ? MAX_CHOSEN_FACES : MAX_FACES)}</p>
      <div className="flex flex-wrap gap-3">
        {FACES_PER_PAGE.map((per_page) => (
          <DownloadButton
            key={per_page}
            file={[
              'GET /api/production/jobs/:id/contact-sheet.pdf',
              { params, query: { ...chosen, per_page }, fileName: words.contact_sheet_file(title) },
            ]}
          >
            {words.contact_sheet_faces(per_page)}
          </DownloadButton>
        ))}
      </div>
    </Dialog>
  );
}
