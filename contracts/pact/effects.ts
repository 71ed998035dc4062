import type { ErrorCode } from "#schema/additions.ts";

interface Effect {
  /** Matches the places of its changes, without ids, in the records of its variables and around them. */
  changes: RegExp;
  /** The variable with the id of what no query shows afterwards. */
  removes?: string;
  /**
   * The same mutation again is harmless: the portal may send it, not knowing whether it was carried out. It is accepted, or refused
   * with one of these codes, since nothing is left to do.
   */
  again?: readonly ErrorCode[];
}

/** The permitted changes of each mutation. All other values and records stay. */
export const effects: Partial<Record<string, Effect>> = {
  associateProject: { changes: /^Query\./, again: [] },
  cancelRequest: {
    changes:
      /^Request\.(currentStatus|currentReason|previousActiveStatus|statusBeforePausing|customReason|deadline|remainingDays|deadlineDays|overdue)|^Query\.projects\.items\.isArchived/,
    again: ["REQUEST_NOT_CANCELLABLE"],
  },
  claimRegisteredWindows: {
    changes: /^Query\.projects\.items\.registeredWindowsCount/,
    again: ["REGISTRATION_ALREADY_CLAIMED"],
  },
  deleteAttachment: { changes: /^Query\.attachments/, removes: "attachmentId", again: ["NOT_FOUND"] },
  deleteInvoice: {
    changes: /^RegisteredWindow\.invoiceFilename|^Query\.invoiceFileUrl/,
    again: ["NOT_FOUND"],
  },
  giveFeedback: { changes: /^$/, again: ["FEEDBACK_ALREADY_GIVEN"] },
  makeNotificationRead: {
    changes: /^Query\.(unreadNotifications\.totalCount|projects\.items\.unreadNotificationsCount)/,
    removes: "notificationId",
    again: ["NOT_FOUND"],
  },
  registerInstalledWindows: { changes: /^$/, again: [] },
  registerProjectWindows: {
    changes: /^Query\.(projects\.items\.registeredWindowsCount|registeredWindows\.)/,
  },
  registerWindowsWithOwner: { changes: /^Query\.registeredWindows\./ },
  updateCustomer: { changes: /^Request\.customer/, again: [] },
  updateRegisteredWindowInstallerName: {
    changes: /^RegisteredWindow\.(installerName|installerLogo)/,
    again: [],
  },
  updateRegisteredWindowNotes: { changes: /^RegisteredWindow\.notes/, again: [] },
  updateRegisteredWindowRoom: { changes: /^RegisteredWindow\.room/, again: [] },
  uploadAttachment: { changes: /^Query\.attachments/ },
  uploadInvoice: { changes: /^RegisteredWindow\.invoiceFilename|^Query\.invoiceFileUrl/, again: [] },
};
