import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Cases that come with the repository, and those that may lie beside it. */
export const OWN_CASES = folder('cases');
export const SHARED_CASES = folder('../../../../shared/quality');

/** The directory of institutions as operators import it, where it lies beside the repository. */
export const DIRECTORY_FILE = folder('../../../../shared/data/ipeds-hd2023.csv');
