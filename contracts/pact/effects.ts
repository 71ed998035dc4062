interface Effect {
  /** Matches the places of its changes, without ids, in the records of its variables and around them. */
  changes: RegExp;
  /** Whether the portal may repeat it without knowing whether the service has carried it out. */
  isRepeatable?: true;
}

/** The permitted changes of each mutation. All other values and records stay. */
export const effects: Partial<Record<string, Effect>> = {
  associateProject: { changes: /^Query\./, isRepeatable: true },
  cancelRequest: {
    changes:
      /^Request\.(currentStatus|currentReason|previousActiveStatus|statusBeforePausing|customReason|deadline|remainingDays|deadlineDays|overdue)|^Query\.projects\.items\.isArchived/,
  },
  claimRegisteredWindows: { changes: /^Query\.projects\.items\.registeredWindowsCount/ },
  deleteAttachment: { changes: /^Query\.attachments/, isRepeatable: true },
  deleteInvoice: { changes: /^RegisteredWindow\.invoiceFilename|^Query\.invoiceFileUrl/, isRepeatable: true },
  giveFeedback: { changes: /^$/ },
  makeNotificationRead: {
    changes: /^Query\.(unreadNotifications\.totalCount|projects\.items\.unreadNotificationsCount)/,
    isRepeatable: true,
  },
  registerInstalledWindows: { changes: /^$/, isRepeatable: true },
  registerProjectWindows: {
    changes: /^Query\.(projects\.items\.registeredWindowsCount|registeredWindows\.)/,
  },
  registerWindowsWithOwner: { changes: /^Query\.registeredWindows\./ },
  updateCustomer: { changes: /^Request\.customer/, isRepeatable: true },
  updateRegisteredWindowInstallerName: {
    changes: /^RegisteredWindow\.(installerName|installerLogo)/,
    isRepeatable: true,
  },
  updateRegisteredWindowNotes: { changes: /^RegisteredWindow\.notes/, isRepeatable: true },
  updateRegisteredWindowRoom: { changes: /^RegisteredWindow\.room/, isRepeatable: true },
  uploadAttachment: { changes: /^Query\.attachments/ },
  uploadInvoice: { changes: /^RegisteredWindow\.invoiceFilename|^Query\.invoiceFileUrl/, isRepeatable: true },
};
