import { CHILD_LIMITS } from '~/platform/reader/guarded-child.server';
import { pdfReader } from '~/platform/reader/pdf-reader.server';

/** The product's reader for papers of its own, whose texts a test looks at: a busy machine fails nothing. */
export const patientReader = () => pdfReader({ ...CHILD_LIMITS, milliseconds: 180_000 });
