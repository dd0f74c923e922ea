/** A form that came back, as every support and email form reads it. */
export interface FailedView {
  values: Record<string, string>;
  message: string;
  errors: Record<string, string[]>;
}

/** The errors of a form for its summary: those of fields that are on the page lead to them. */
export const summaryOf = (
  failed: FailedView,
  ids: Readonly<Record<string, string>> = {},
): { fieldId?: string; message: string }[] => {
  const entries = Object.entries(failed.errors).flatMap(([name, messages]) =>
    messages.map((message) => ({ fieldId: ids[name] ?? name, message })),
  );
  return entries.length > 0 ? entries : [{ message: failed.message }];
};
