import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { UploadRow } from '#features/talent/media/UploadRow.tsx';
import type { Upload } from '#features/talent/media/upload-list.ts';
import * as words from '#words/talent/uploads.ts';

/** Running uploads with their progress and actions. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <>
      {uploads.some(({ loggedOut }) => loggedOut) && (
        <LogInAgain accountRole="talent" hint={words.log_in_hint} />
      )}
      <ul aria-label={words.list} className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}
