/** Looks for malware in files. */
export interface Scanner {
  /**
   * @returns the name of what was found, or undefined
   * @throws ScannerUnavailable when that is not known
   */
  scan(content: Buffer): Promise<string | undefined>;
}
