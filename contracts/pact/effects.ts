import type { ErrorCode } from "#schema/additions.ts";

interface Effect {
  /** Matches the places, without ids, that the mutation may change: in records that its variables name and in related ones. */
  changes: RegExp;
  /** The variable with the id of the record that the mutation removes: no query shows it afterwards. */
  removes?: string;
  /**
   * Set if the portal may send the mutation again, because it does not know whether the service carried it out. The service
   * accepts the repetition, or refuses it with one of these codes.
   */
  again?: readonly ErrorCode[];
}

/** The changes that each mutation may make. It must leave all other values and records unchanged. */
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
