/** One kind of thing that lies on this device, as its person would call it. */
export interface KeptLine {
  id: string;
  name: string;
  bytes: number;
  /** What of it the account lacks, as words of a list: it would be gone for good. */
  unsent: readonly string[];
  /** Whether it may be taken off the device here; the session is ended by signing out. */
  mayGo: boolean;
}

/** What the app knows of its device, handed in because it gathers all features. */
export interface KeptOnDevice {
  measure: (userId: string) => Promise<readonly KeptLine[]>;
  erase: (id: string, userId: string) => Promise<void>;
}
