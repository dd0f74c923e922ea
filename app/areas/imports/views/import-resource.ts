import type { ReadImport } from '~/areas/imports/import-file';
import type { DataImport, ImportRow } from '~/areas/imports/read-import.server';

/** An import as programs read it. */
export const importResource = (found: DataImport) => {
  const format = found.format as ReadImport['format'] | null;
  return {
    id: found.id,
    kind: found.kind,
    status: found.status,
    file_name: found.fileName,
    size_bytes: found.sizeBytes,
    sha256: found.sha256,
    progress: found.progress,
    stage: found.stage,
    problem: found.problem,
    columns: (format?.headers ?? []).map((header, index) => ({
      header,
      field: found.mapping[index] ?? null,
    })),
    header_line: format?.headerLine ?? null,
    sheets_left_out: format?.sheetsLeftOut ?? [],
    options: found.options,
    counts: found.counts,
    created_at: found.createdAt.toISOString(),
    finished_at: found.finishedAt?.toISOString() ?? null,
  };
};

/** A line of an import as programs read it; `record_id` carries the type digit. */
export const importRowResource = (row: ImportRow) => ({
  line: row.number,
  state: row.state,
  cells: row.cells,
  errors: row.errors,
  reason: row.reason,
  record_id: row.recordId === null ? null : `${row.recordKind}${row.recordId}`,
});

/** Choices of a program as the use case takes them. */
export const importChoices = (body: Record<string, unknown>): Record<string, unknown> => ({
  kind: body['kind'],
  headerLine: body['header_line'] ?? undefined,
  mapping: body['mapping'] ?? undefined,
  options: body['options'] ?? {},
});

export const importErrorName = (field: string): string => (field === 'headerLine' ? 'header_line' : field);
